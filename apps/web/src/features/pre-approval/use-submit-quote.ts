import type { submitQuote } from '@latchkey/contract';
import type { QuoteAnswers } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import type { CallInput } from '@/lib/api/call.ts';
import { useSite } from '@/lib/site.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { uuid } from '@/lib/uuid.ts';
import { currentDraft } from '@/state/draft.ts';
import { countStep } from '@/state/funnel/count-step.ts';
import { noteSent } from '@/state/quotes/quote-notes.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import { detailsOf } from '@/state/use-details.ts';
import { keptSource } from '@/state/visit-source.ts';
import { contentKeys } from './content-key.ts';
import { type SentRequest, sentRequest } from './sent-request.ts';
import { submitRequest } from './submit-request.ts';

/** The content of a pre-approval request. */
export type ApprovalRequest = Omit<CallInput<typeof submitQuote>['body'], 'quote'> & {
  quote: QuoteAnswers;
};

/**
 * Hook that sends a pre-approval request with the calculator's settings. Sending an unchanged
 * request again is a retry, which never creates a second request, regardless of how much time has
 * passed.
 *
 * @param onSent called with the data for the thank-you page
 */
export function useSubmitQuote(onSent: (sent: SentRequest) => void) {
  const [keyOf] = useState(() => contentKeys(uuid));
  const asked = useAskedPrograms();
  const { product } = useSite();
  return useMutation({
    mutationFn: async (request: ApprovalRequest) => {
      const { form, ...content } = request;
      // Uses the rate on the page, even if the site's rate has changed since the page was loaded.
      const draft = currentDraft();
      const details = detailsOf(draft?.calculator, product);
      const source = keptSource();
      const calculator = {
        details,
        programId: asked.programId,
        withIds: [...asked.withIds],
        cash: draft?.cash ?? null,
      };
      const body = { ...request, calculator, ...(source ? { source } : {}) };
      const received = await submitRequest({ key: keyOf(content), body });
      return sentRequest(request, calculator, received);
    },
    onSuccess: (sent) => {
      onSent(sent);
      void noteSent(currentDraft()?.id, asked).then((isFirst) => {
        if (isFirst) countStep('submitted');
      });
      showAlert({ variant: 'success', label: text.success(), message: text.sent() });
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.failed() }),
  });
}

import type { Fault } from '@latchkey/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissErrors } from '@/lib/alerts.ts';
import { confirmationOf } from '@/state/confirmation.ts';
import { currentDraft } from '@/state/draft.ts';
import { takeReturnAddress } from '@/state/return-address.ts';
import { CONFIRMATION, FIRST_QUESTION, nextAddress, pageAtAddress } from '@/state/wizard.ts';
import { useSaveQuote } from './use-save-quote.ts';

const next = nextAddress(pageAtAddress(CONFIRMATION)) ?? CONFIRMATION;

interface Confirmation {
  /** The answers that were invalid in the last attempt, in question order. */
  readonly faults: readonly Fault[];
  readonly isPending: boolean;
  readonly confirm: () => void;
}

/** Hook that validates the quote in progress, saves it and opens the next page. */
export function useConfirm(): Confirmation {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveQuote();

  const confirm = () => {
    const draft = currentDraft();
    if (draft === null) {
      void navigate(FIRST_QUESTION);
      return;
    }
    const { quote, faults: rejected = [] } = confirmationOf(draft);
    setFaults(rejected);
    dismissErrors();
    if (!quote) return;
    mutate({ draft, answers: quote }, { onSuccess: () => navigate(takeReturnAddress() ?? next) });
  };
  return { faults, isPending, confirm };
}

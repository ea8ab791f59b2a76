import { sendLeadAgain } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { leadQuery } from './lead-queries.ts';

/**
 * Hook that resends a request's deliveries: the delivery with the given ID, or all deliveries if
 * the ID is null.
 */
export function useSendAgain(leadId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deliveryId: string | null) =>
      (await call(sendLeadAgain, { params: { id: leadId }, body: { deliveryId } })).data.lead,
    onSuccess: (lead) => {
      queries.setQueryData(leadQuery(leadId).queryKey, lead);
      showAlert({ variant: 'success', label: text.sentTitle(), message: text.sent() });
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.sendFailed() }),
  });
}

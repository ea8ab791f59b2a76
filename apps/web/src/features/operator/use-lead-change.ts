import type { LeadDetails } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { ApiProblem } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { leadQuery } from './lead-queries.ts';

/**
 * Hook that saves a change to a request. If another operator changed the same fields first, the
 * server rejects the change and `isOutdated` is true. In that case, the hook loads the request
 * again, so that the next attempt can succeed.
 */
export function useLeadChange<Input>(
  leadId: string,
  save: (input: Input) => Promise<LeadDetails>,
  onSaved: () => void,
) {
  const queries = useQueryClient();
  const { queryKey } = leadQuery(leadId);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: save,
    // Cancels a pending load, so that its response does not overwrite the saved request.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (lead) => {
      queries.setQueryData(queryKey, lead);
      onSaved();
    },
    onError: async (failure) => {
      if (isConflict(failure)) return queries.invalidateQueries({ queryKey });
      showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() });
    },
  });
  return { mutate, reset, isPending, isOutdated: isConflict(error) };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === 'lead-changed';
}

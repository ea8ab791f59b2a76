import { subscribeToNotices } from '@latchkey/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { tellMeText as text } from '@/lib/texts.ts';
import { useFormTraces } from '@/ui/form-traces.tsx';
import type { Told } from './told.ts';

/**
 * Returns a mutation that requests emails. If no address is given, the emails go to the account's
 * address.
 */
export function useSubscribe({ topic, state }: Told) {
  const { trap, readTraces } = useFormTraces();
  const subscription = useMutation({
    mutationFn: async (email: string | undefined) => {
      const form = readTraces();
      const body = { topic, form, ...(email && { email }), ...(state && { state }) };
      return (await call(subscribeToNotices, { body })).data;
    },
  });
  return { ...subscription, trap };
}

/** Returns the message to show if the request for emails failed. */
export function failureWords(error: Error): string {
  if (!(error instanceof ApiProblem)) return text.failed();
  if (error.code === 'too-many-notices') return text.atMost();
  return error.code === 'too-many-requests' ? text.tooMany() : text.failed();
}

/** Whether the error means that the account has no verified email address. */
export function isUnverified(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'address-not-verified';
}

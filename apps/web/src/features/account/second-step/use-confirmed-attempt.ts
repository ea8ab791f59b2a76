import { useState } from 'react';
import { useAttempt } from '../use-attempt.ts';
import { isStepNeeded } from './failure-sentence.ts';

type Action = () => Promise<void>;

/**
 * Hook that runs actions for which the account service may require the second step again. While
 * `isAsked` is true, the page asks for that step. `confirmed` then repeats the action.
 */
export function useConfirmedAttempt() {
  const { failure, isPending, attempt, forget } = useAttempt();
  const [waiting, setWaiting] = useState<{ readonly action: Action } | null>(null);
  const run = async (action: Action) => {
    await attempt(async () => {
      try {
        await action();
      } catch (error) {
        if (!isStepNeeded(error)) throw error;
        setWaiting({ action });
      }
    });
  };
  const confirmed = () => {
    setWaiting(null);
    if (waiting) void run(waiting.action);
  };
  return { failure, isPending, run, isAsked: waiting !== null, confirmed, forget };
}

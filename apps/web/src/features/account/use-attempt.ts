import { useState } from 'react';

interface Attempts {
  /** What the last attempt failed of; undefined where it did not. */
  readonly failure: unknown;
  readonly isPending: boolean;
  /** Tries something and tells whether it succeeded. */
  readonly attempt: (action: () => Promise<void>) => Promise<boolean>;
}

/** Remembers what the last attempt failed of. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setPending(true);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { failure, isPending, attempt };
}

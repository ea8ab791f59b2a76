import { useState } from 'react';

interface Attempts {
  /** What the last attempt failed of; undefined where it did not. */
  readonly failure: unknown;
  /** Tries something and tells whether it succeeded. */
  readonly attempt: (action: () => Promise<void>) => Promise<boolean>;
}

/** Remembers what the last attempt failed of. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  return { failure, attempt };
}

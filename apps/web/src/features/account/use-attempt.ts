import { useState } from 'react';

export interface Attempts {
  /** The error from the last attempt. Undefined if the attempt succeeded. */
  readonly failure: unknown;
  readonly isPending: boolean;
  /** Runs an action and returns whether it succeeded. */
  readonly attempt: (action: () => Promise<void>) => Promise<boolean>;
  /** Clears the last error. Call this when a form fails its own validation before an attempt. */
  readonly forget: () => void;
}

/** Hook that runs attempts to change the account, and keeps the error from the last attempt. */
export function useAttempt(): Attempts {
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setPending(true);
    try {
      await action();
      setPending(false);
      return true;
    } catch (error) {
      setFailure(error);
      setPending(false);
      return false;
    }
  };
  return { failure, isPending, attempt, forget: () => setFailure(undefined) };
}

import { create } from 'zustand';

type Settle = (isConfirmed: boolean) => void;

/**
 * The callback that receives the user's response to the identity confirmation. Null if no request
 * is waiting for one.
 */
export const useConfirmation = create<{ readonly settle: Settle | null }>(() => ({ settle: null }));

/** Asks users to confirm their identity. Returns whether they did. */
export function askForConfirmation(): Promise<boolean> {
  settleConfirmation(false);
  return new Promise((settle) => useConfirmation.setState({ settle }));
}

/** Records the user's response and closes the dialog. */
export function settleConfirmation(isConfirmed: boolean): void {
  const { settle } = useConfirmation.getState();
  useConfirmation.setState({ settle: null });
  settle?.(isConfirmed);
}

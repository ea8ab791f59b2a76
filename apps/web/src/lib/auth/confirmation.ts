import { create } from 'zustand';

type Settle = (isConfirmed: boolean) => void;

/** The question whether it is still the same user. Null if no request waits for the answer. */
export const useConfirmation = create<{ readonly settle: Settle | null }>(() => ({ settle: null }));

/** Asks users to confirm that it is them. Returns whether they did. */
export function askForConfirmation(): Promise<boolean> {
  settleConfirmation(false);
  return new Promise((settle) => useConfirmation.setState({ settle }));
}

/** Answers the question, and closes the dialog. */
export function settleConfirmation(isConfirmed: boolean): void {
  const { settle } = useConfirmation.getState();
  useConfirmation.setState({ settle: null });
  settle?.(isConfirmed);
}

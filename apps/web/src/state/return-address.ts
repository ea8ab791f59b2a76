import { COMPARE } from './wizard.ts';

const KEY = 'latchkey.return-address';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Stores the page to open after the last question, for this tab. Only the comparison uses this.
 * Other addresses are ignored.
 */
export function returnAfterQuestions({ pathname, search }: Address): void {
  if (pathname !== COMPARE) return;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage, the last question leads to the list of programs.
  }
}

/** Returns the stored page and removes it. Null if no page is stored. */
export function takeReturnAddress(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address?.startsWith(`${COMPARE}?`) ? address : null;
  } catch {
    return null;
  }
}

import { COMPARE } from './wizard.ts';

const KEY = 'latchkey.return-address';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Remembers, for this tab, which page to open after the last question. Ignores every URL except the
 * comparison page, because only that page needs this.
 */
export function returnAfterQuestions({ pathname, search }: Address): void {
  if (pathname !== COMPARE) return;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // If storage is blocked, the last question leads to the list of programs.
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

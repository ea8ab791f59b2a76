import { COMPARE } from './wizard.ts';

const KEY = 'latchkey.return-address';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Remembers, in this tab, the page to open after the last question. Only the comparison asks for
 * this. Other addresses are ignored.
 */
export function returnAfterQuestions({ pathname, search }: Address): void {
  if (pathname !== COMPARE) return;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage, the questions end at the list of programs.
  }
}

/** The remembered page, once. Null if nothing is remembered. */
export function takeReturnAddress(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address?.startsWith(`${COMPARE}?`) ? address : null;
  } catch {
    return null;
  }
}

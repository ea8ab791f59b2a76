import { buyersProgramAddress, COMPARE, isProgramId, PROGRAMS } from './wizard.ts';

const KEY = 'latchkey.return-address';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Remembers, for this tab, which page to open after the last question: the comparison or the page of
 * a program. Ignores every other URL.
 */
export function returnAfterQuestions({ pathname, search }: Address): void {
  if (!isReturnPage(pathname)) return;
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
    return address !== null && isReturnPage(address.split('?')[0] ?? '') ? address : null;
  } catch {
    return null;
  }
}

function isReturnPage(pathname: string): boolean {
  const [id = ''] = pathname.split(`${PROGRAMS}/`).slice(1);
  return pathname === COMPARE || (isProgramId(id) && pathname === buyersProgramAddress(Number(id)));
}

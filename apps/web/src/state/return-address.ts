import { buyersProgramAddress, COMPARE, isProgramId, PRICE, PROGRAMS } from './wizard.ts';

const KEY = 'latchkey.return-address';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Stores, for this tab, which page to open after the last question. This can be the comparison
 * page, the page that shows the buyer's highest price, or a program's page. Ignores every other
 * URL.
 */
export function returnAfterQuestions({ pathname, search }: Address): void {
  if (!isReturnPage(pathname)) return;
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // If storage is blocked, the last question leads to the list of programs.
  }
}

/** Returns the stored URL and removes it from storage. Null if no URL is stored. */
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
  const isResult = pathname === COMPARE || pathname === PRICE;
  return isResult || (isProgramId(id) && pathname === buyersProgramAddress(Number(id)));
}

import { type PageOfTheWay, pageAt, type WizardPage, wizardPages } from '@latchkey/domain';

const ROOT = '/quote/';

/** The address of a page of the way. */
export function addressOf({ path }: Pick<WizardPage, 'path'>): string {
  return `${ROOT}${path}`;
}

/** The page of the way at an address; none where the address lies beside the way. */
export function pageAtAddress(pathname: string): PageOfTheWay | undefined {
  return pathname.startsWith(ROOT) ? pageAt(pathname.slice(ROOT.length)) : undefined;
}

export const FIRST_QUESTION = addressOf(wizardPages[0]);
export const CONFIRMATION = addressOf({ path: 'confirmation' });

/** Added to the address of a question that is answered anew: both its ways lead to the confirmation. */
export const EDIT = 'edit';

import { WIZARD_PATH } from '@latchkey/contract';
import {
  firstPage,
  nextPage,
  type PageDefinition,
  pageAt,
  previousPage,
  type QuestionName,
  type WizardPage,
  wizardPages,
} from '@latchkey/domain';

const ROOT = `${WIZARD_PATH}/`;

/** The address of a page of the way. */
export function addressOf({ path }: Pick<PageDefinition, 'path'>): string {
  return `${ROOT}${path}`;
}

/** The page of the way at an address; none where the address lies beside the way. */
export function pageAtAddress(pathname: string): WizardPage | undefined {
  return pathname.startsWith(ROOT) ? pageAt(pathname.slice(ROOT.length)) : undefined;
}

/** Where a page leads on to; null behind the last one and beside the way. */
export function nextAddress(page: WizardPage | undefined): string | null {
  const next = page && nextPage(page);
  return next ? addressOf(next) : null;
}

/** Where a page leads back to; null before the first one and beside the way. */
export function previousAddress(page: WizardPage | undefined): string | null {
  const previous = page && previousPage(page);
  return previous ? addressOf(previous) : null;
}

export const FIRST_QUESTION = addressOf(firstPage);
export const CONFIRMATION = addressOf({ path: 'confirmation' });
export const PROGRAMS = addressOf({ path: 'programs' });
export const CALCULATOR = addressOf({ path: 'calculator' });

/** Added to the address of a question that is answered anew: both its ways lead to the confirmation. */
export const EDIT = 'edit';

/** The address at which one answer is changed, apart from the others. */
export function editAddress(name: QuestionName): string {
  const page = wizardPages.find(({ question }) => question === name);
  return page ? `${addressOf(page)}?${EDIT}` : CONFIRMATION;
}

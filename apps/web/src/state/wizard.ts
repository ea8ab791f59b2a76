import { WIZARD_PATH } from '@latchkey/contract';
import {
  firstPage,
  type Location,
  nextPage,
  type PageDefinition,
  pageAt,
  previousPage,
  type QuestionName,
  type WizardPage,
  wizardPages,
} from '@latchkey/domain';

const ROOT = `${WIZARD_PATH}/`;

/** Returns the URL of a wizard page. */
export function addressOf({ path }: Pick<PageDefinition, 'path'>): string {
  return `${ROOT}${path}`;
}

/** Returns the wizard page at a URL. Undefined if the URL is not in the wizard. */
export function pageAtAddress(pathname: string): WizardPage | undefined {
  return pathname.startsWith(ROOT) ? pageAt(pathname.slice(ROOT.length)) : undefined;
}

/** Returns the URL of the next page. Null after the last page and outside the wizard. */
export function nextAddress(page: WizardPage | undefined): string | null {
  const next = page && nextPage(page);
  return next ? addressOf(next) : null;
}

/** Returns the URL of the previous page. Null before the first page and outside the wizard. */
export function previousAddress(page: WizardPage | undefined): string | null {
  const previous = page && previousPage(page);
  return previous ? addressOf(previous) : null;
}

export const FIRST_QUESTION = addressOf(firstPage);
export const CONFIRMATION = addressOf({ path: 'confirmation' });
export const PROGRAMS = addressOf({ path: 'programs' });
/** The page that compares programs. It has no number in the wizard. */
export const COMPARE = addressOf({ path: 'programs/compare' });
export const CALCULATOR = addressOf({ path: 'calculator' });
/** The page that shows a buyer's highest price. It has no number in the wizard. */
export const PRICE = addressOf({ path: 'price' });

/** Query parameter with the ID of the location that the location question fills in. */
const PLACE = 'place';

/** Returns a question's URL with the location to fill in. */
export function withPlace(address: string, id: Location['id']): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PLACE}=${id}`;
}

/** Returns the ID of the location to fill in. Null if the URL has no location. */
export function placeIn(search: URLSearchParams): Location['id'] | null {
  const id = search.get(PLACE) ?? '';
  return /^\d{1,10}$/.test(id) ? Number(id) : null;
}

/**
 * Returns the URL of the program page that shows whether the program matches the buyer's answers.
 */
export function buyersProgramAddress(id: number): string {
  return `${PROGRAMS}/${id}`;
}

/** Whether a URL segment can be a program's ID. */
export function isProgramId(segment: string): boolean {
  return /^\d+$/.test(segment);
}

/** Query parameter that opens a question for editing and then returns to the confirmation page. */
export const EDIT = 'edit';

/** Returns the URL of a question's page. */
export function questionAddress(name: QuestionName): string {
  const page = wizardPages.find(({ question }) => question === name);
  return page ? addressOf(page) : CONFIRMATION;
}

/** Returns the URL where the buyer edits one answer and then returns to the confirmation page. */
export function editAddress(name: QuestionName): string {
  return `${questionAddress(name)}?${EDIT}`;
}

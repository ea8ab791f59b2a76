import { type WizardPage, wizardPages } from './pages.ts';

const PROGRAM_DETAILS = 'programs/:programId';

/** The page at an address behind `/quote/`, such as `home-info/type` or `programs/12`. */
export function pageAt(path: string): WizardPage | undefined {
  const pattern = path.replace(/\/$/, '').replace(/^programs\/\d+$/, PROGRAM_DETAILS);
  return wizardPages.find((page) => page.path === pattern);
}

/** The page's number on the way, from 1. */
export function pageNumber(page: WizardPage): number {
  return wizardPages.indexOf(page) + 1;
}

/**
 * The page that comes next, none after the last. A program's details are a side step: both they and
 * the list of programs go on to the calculator.
 */
export function nextPage(page: WizardPage): WizardPage | undefined {
  return wizardPages.slice(pageNumber(page)).find(({ path }) => path !== PROGRAM_DETAILS);
}

/** The page that comes before, none before the first: from the calculator the list of programs. */
export function previousPage(page: WizardPage): WizardPage | undefined {
  return wizardPages
    .slice(0, pageNumber(page) - 1)
    .findLast(({ path }) => path !== PROGRAM_DETAILS);
}

import { type WizardPage, wizardPages } from './pages.ts';

const PROGRAM_DETAILS = 'programs/:programId';

/** Finds the page at a path below `/quote/`, such as `home-info/type` or `programs/12`. */
export function pageAt(path: string): WizardPage | undefined {
  const pattern = path.replace(/\/$/, '').replace(/^programs\/\d+$/, PROGRAM_DETAILS);
  return wizardPages.find((page) => page.path === pattern);
}

/** Returns the page's number in the wizard, counted from 1. */
export function pageNumber(page: WizardPage): number {
  return wizardPages.indexOf(page) + 1;
}

/**
 * Returns the next page. Undefined after the last page. The program details page is optional, so
 * the calculator is the next page for both the program list and the program details page.
 */
export function nextPage(page: WizardPage): WizardPage | undefined {
  return wizardPages.slice(pageNumber(page)).find(({ path }) => path !== PROGRAM_DETAILS);
}

/**
 * Returns the previous page. Undefined before the first page. From the calculator, the previous
 * page is the program list.
 */
export function previousPage(page: WizardPage): WizardPage | undefined {
  return wizardPages
    .slice(0, pageNumber(page) - 1)
    .findLast(({ path }) => path !== PROGRAM_DETAILS);
}

import { type Section, sections, type WizardPage, wizardPages } from './pages.ts';

export type PageOfTheWay = (typeof wizardPages)[number];

const details = 'programs/:programId';

/** The page at an address below `/quote/`, a program's number included; none where it is unknown. */
export function pageAt(path: string): PageOfTheWay | undefined {
  const pattern = /^programs\/\d+$/.test(path) ? details : path;
  return wizardPages.find((page) => page.path === pattern);
}

/** The number of a page, from 1. */
export function pageNumber({ path }: WizardPage): number {
  return wizardPages.findIndex((page) => page.path === path) + 1;
}

/** Where a page leads on to; programs and a program's details both lead to the calculator. */
export function nextPage({ path }: WizardPage): PageOfTheWay | undefined {
  if (path === 'programs') return pageAt('calculator');
  return wizardPages[wizardPages.findIndex((page) => page.path === path) + 1];
}

/** Where a page leads back to; the calculator leads to the programs, not to one of them. */
export function previousPage({ path }: WizardPage): PageOfTheWay | undefined {
  if (path === 'calculator') return pageAt('programs');
  return wizardPages[wizardPages.findIndex((page) => page.path === path) - 1];
}

export type StepMark = 'done' | 'current' | 'to-come';

/** The five sections with the mark that each has while a page is open; none is done without one. */
export function sectionMarks(
  page: WizardPage | undefined,
): readonly { readonly section: Section; readonly mark: StepMark }[] {
  const current = page ? sections.indexOf(page.section) : -1;
  return sections.map((section, index) => {
    if (index === current) return { section, mark: 'current' };
    return { section, mark: index < current ? 'done' : 'to-come' };
  });
}

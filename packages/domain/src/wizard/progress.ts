import { type Section, sections } from '../quote/sections.ts';
import { pageNumber } from './neighbours.ts';
import { type WizardPage, wizardPages } from './pages.ts';

export type StepMark = 'done' | 'current' | 'to-come';

export interface SectionMark {
  readonly section: Section;
  /** Numbers of the section's first and last page, counted from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly mark: StepMark;
}

/**
 * Returns the five sections, with their status relative to the current page. If there is no page,
 * all sections are upcoming.
 */
export function sectionMarks(page: WizardPage | undefined): readonly SectionMark[] {
  const current = page === undefined ? -1 : sections.indexOf(page.section);
  return sections.map((section, index) => {
    const numbers = wizardPages.filter((each) => each.section === section).map(pageNumber);
    return {
      section,
      firstPage: Math.min(...numbers),
      lastPage: Math.max(...numbers),
      mark: stepMark(index, current),
    };
  });
}

function stepMark(index: number, current: number): StepMark {
  if (index === current) return 'current';
  return index < current ? 'done' : 'to-come';
}

/** One of the three bars above a question. */
export interface ProgressSegment {
  readonly section: Section;
  /** The number of questions in the section. */
  readonly questions: number;
  /** The fraction of the section's questions reached so far, including the current question. */
  readonly filled: number;
}

/**
 * Returns the three bars above a question: one for each section with questions. Undefined on a page
 * without a question.
 */
export function questionProgress(page: WizardPage): readonly ProgressSegment[] | undefined {
  if (page.question === null) return undefined;
  const asking = wizardPages.filter(({ question }) => question !== null);
  const reached = asking.slice(0, asking.indexOf(page) + 1);

  return sections
    .map((section) => {
      const isInside = (each: WizardPage) => each.section === section;
      const questions = asking.filter(isInside).length;
      return { section, questions, filled: reached.filter(isInside).length / questions };
    })
    .filter(({ questions }) => questions > 0);
}

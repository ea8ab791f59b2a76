import { questionNames } from './question-lists.ts';
import { questions } from './questions.ts';
import type { QuestionName } from './quote.ts';
import { type QuestionSection, questionSections } from './sections.ts';

interface SummaryList {
  readonly section: QuestionSection;
  readonly names: readonly QuestionName[];
}

/** The lists in the confirmation summary, each with its questions, in order. */
export const summary: readonly SummaryList[] = questionSections.map((section) => ({
  section,
  names: questionNames.filter((name) => questions[name].summary === section),
}));

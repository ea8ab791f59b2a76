import {
  type FunnelRow,
  type FunnelStep,
  type QuestionName,
  questionNames,
} from '@latchkey/domain';
import { answerLabel } from '@/lib/answer-words.ts';
import { percent, wholeNumber } from '@/lib/format.ts';
import { overviewText as text } from '@/lib/texts.ts';

/** Returns the label of a funnel step. For a question, this is the label of its answer. */
export function stepLabel(step: FunnelStep): string {
  return isQuestion(step) ? answerLabel(step) : text[step]();
}

function isQuestion(step: FunnelStep): step is QuestionName {
  return questionNames.some((name) => name === step);
}

/** Formats a fraction as a percentage with one decimal: 33.3%. */
export function share(fraction: number | null): string {
  return fraction === null ? text.nothing() : percent(Math.round(fraction * 1000) / 10);
}

/** Returns how many quotes stopped at a step. Returns a dash for the first step. */
export function lossWords({ lost }: Pick<FunnelRow, 'lost'>): string {
  if (lost === null) return text.nothing();
  if (lost < 0) return text.gained({ count: wholeNumber(-lost) });
  return lost === 0 ? text.noLoss() : wholeNumber(lost);
}

import { type OwedSummary, owedSummary, type TopResult } from '@latchkey/domain';
import { topProgramText as text } from './texts.ts';

type Terms = Parameters<typeof owedSummary>[0];

/**
 * Explains why a program is first in the list: its five-year result, and the amount that the buyer
 * pays back.
 */
export function whyTop(top: TopResult, program: Terms): string {
  const result = text[top]();
  const owed = owedSummary(program);
  if (owed !== 'nothing-after-years') return text[sentences[owed]]({ result });
  return text.nothingAfterYears({ result, years: program.repayment?.forgiven?.afterYears ?? 0 });
}

const sentences = {
  nothing: 'nothing',
  'nothing-known': 'nothingKnown',
  'paid-monthly': 'monthly',
  all: 'later',
  'all-with-interest': 'later',
  'all-and-share-of-gain': 'later',
  'may-be-forgiven': 'ask',
  depends: 'ask',
  unknown: 'ask',
} as const satisfies Record<Exclude<OwedSummary, 'nothing-after-years'>, keyof typeof text>;

import type { LoanTerm } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { averageDay } from '@/lib/average-day.ts';
import { day, rate } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { referenceQuery } from '@/state/queries.ts';

/**
 * The current average mortgage rate, for comparison. Renders nothing until the rate loads, or if
 * there is no average for the term.
 */
export function RateSource({ term }: { term: LoanTerm }) {
  const { data } = useQuery(referenceQuery());
  if (!data) return null;
  const { rate15, rate30, date } = data.mortgageRate;
  const written = averageDay(day(date), data.mortgageRate);
  const credit = data.sources.find(({ id }) => id === 'mortgage-rate')?.credit ?? '';
  if (term !== 15) return text.average({ years: 30, rate: rate(rate30), date: written, credit });
  if (rate15 === null) return null;
  return text.average({ years: 15, rate: rate(rate15), date: written, credit });
}

import type { LoanTerm } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { averageDay } from '@/lib/average-day.ts';
import { day, rate } from '@/lib/format.ts';
import { product } from '@/lib/product.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { referenceQuery } from '@/state/queries.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';

/** Where the rate that a quote starts with is from. Renders nothing if the site does not say. */
export function DefaultRateSource() {
  const { percent, source, date } = product.rate;
  if (source === null) return null;
  const words = { rate: rate(percent), source };
  return (
    <span className="block">
      {date === null ? text.rateSource(words) : text.rateSourceDated({ ...words, date: day(date) })}
    </span>
  );
}

/**
 * The current average mortgage rate, for comparison. Renders nothing until the rate loads, or if
 * there is no average for the term.
 */
export function RateSource({ term }: { term: LoanTerm }) {
  const { data } = useQuery(referenceQuery());
  if (!data) return null;
  const { rate15, rate30, date } = data.mortgageRate;
  const written = averageDay(day(date), data.mortgageRate);
  const words = data.sources.find(({ id }) => id === 'mortgage-rate')?.credit;
  const credit = words ? `<en>${words}</en>` : '';
  const average = term === 15 ? rate15 : rate30;
  if (average === null) return null;
  const years = term === 15 ? 15 : 30;
  return (
    <CatalogText>{text.average({ years, rate: rate(average), date: written, credit })}</CatalogText>
  );
}

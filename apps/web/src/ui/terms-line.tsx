import { money, percent, rate } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { termsLineText as text } from '@/lib/texts.ts';
import type { ShownTerms } from './shown-terms.ts';

/**
 * The disclosure of `TermsBlock` in a few lines, for a payment on a card or in an example.
 *
 * @param assistance the part of the down payment that a program pays, in dollars
 * @param isQualified whether the buyer qualifies for the lowered payment. If not, only the
 *   traditional payment is explained.
 */
export function TermsLine({
  terms,
  assistance = 0,
  isQualified = true,
}: {
  terms: ShownTerms;
  assistance?: number;
  isQualified?: boolean;
}) {
  const { product } = useSite();
  const { lowered, traditional } = terms;
  const [now, later] = lowered?.payments ?? [];
  const [debt] = lowered?.owed ?? [];
  const [first] = traditional.payments;
  const owed = debt?.on === 'second-loan' ? text.owedOnLoan : text.owedOnLine;
  return (
    // Not a landmark, because a page may show several.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={text.title()} className="grid gap-1 text-sm text-ink-soft">
      <dl className="flex flex-wrap gap-x-4">
        <Fact label={text.loanAmount()} value={money(terms.loanAmount)} />
        <Fact
          label={text.downPayment()}
          value={text.down({
            down: money(terms.downPayment),
            percent: percent(terms.downPaymentPercent),
          })}
        />
        {assistance > 0 ? <Fact label={text.help()} value={money(assistance)} /> : null}
        <Fact label={text.term()} value={text.years({ years: terms.years })} />
        <Fact label={text.rate()} value={rate(terms.interest)} />
        <Fact
          label={text.apr()}
          value={terms.apr === undefined ? text.aprUnknown() : rate(terms.apr)}
        />
      </dl>
      {isQualified && now && later && debt ? (
        <p className="max-w-(--column)">
          {text.lowered({
            ...loweringNames(product),
            from: now.fromYear,
            to: now.toYear,
            after: later.fromYear,
            last: money(later.monthlyInLastYear),
            end: later.toYear,
          })}{' '}
          {owed({ year: debt.afterYear, dollars: money(debt.dollars) })}
        </p>
      ) : null}
      {first ? (
        <p className="max-w-(--column)">{text.traditional({ payment: money(first.monthly) })}</p>
      ) : null}
    </div>
  );
}

/** One entry of the list, on one line if it fits. */
function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-1">
      <dt>{label}</dt>
      <dd className="tabular font-semibold text-ink">{value}</dd>
    </div>
  );
}

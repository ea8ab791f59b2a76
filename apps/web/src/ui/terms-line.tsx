import type { Estimate } from '@latchkey/domain';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { percent, rate, wholeMoney } from '@/lib/format.ts';
import { loweringNames, useSite } from '@/lib/site.ts';
import { termsLineText as text, trueCostText } from '@/lib/texts.ts';

/** The disclosure of `TermsBlock` in a few lines, for a payment on a card or in an example. */
export function TermsLine({
  estimate,
}: {
  estimate: Pick<
    Estimate,
    'comparison' | 'details' | 'escrow' | 'leadsWith' | 'terms' | 'noCommonLoan'
  >;
}) {
  const { terms, comparison, escrow } = estimate;
  const apr = aprWordsOf(estimate);
  const { assistance } = comparison.down;
  const [first] = terms.traditional.payments;
  const isLowered = estimate.leadsWith === 'lowered';
  return (
    // This element is not a landmark, because a page may contain several of them.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={text.title()} className="grid gap-1 text-sm text-ink-soft">
      <dl className="flex flex-wrap gap-x-4">
        <Fact label={text.loanAmount()} value={wholeMoney(terms.loanAmount)} />
        <Fact
          label={text.downPayment()}
          value={text.down({
            down: wholeMoney(terms.downPayment),
            percent: percent(terms.downPaymentPercent),
          })}
        />
        {assistance > 0 ? <Fact label={text.help()} value={wholeMoney(assistance)} /> : null}
        <Fact label={text.term()} value={text.years({ years: terms.years })} />
        <Fact label={text.rate()} value={rate(terms.interest)} />
        {apr ? <Fact label={apr.label} value={apr.value} /> : null}
      </dl>
      {apr ? <p className="max-w-(--column)">{apr.line}</p> : null}
      {isLowered ? <Lowered terms={terms} /> : null}
      {first ? (
        <p className="max-w-(--column)">
          {text.traditional({ payment: wholeMoney(first.monthly) })}
        </p>
      ) : null}
      {isLowered && escrow === 'usual' ? (
        <p className="max-w-(--column)">{trueCostText.escrowUsual()}</p>
      ) : null}
    </div>
  );
}

function Lowered({ terms: { lowered } }: { terms: Estimate['terms'] }) {
  const { product } = useSite();
  const [now, later] = lowered?.payments ?? [];
  const [debt] = lowered?.owed ?? [];
  if (!now || !later || !debt) return null;
  const owed = debt.on === 'second-loan' ? text.owedOnLoan : text.owedOnLine;
  return (
    <p className="max-w-(--column)">
      {text.lowered({
        ...loweringNames(product),
        from: now.fromYear,
        to: now.toYear,
        after: later.fromYear,
        last: wholeMoney(later.monthlyInLastYear),
        end: later.toYear,
      })}{' '}
      {owed({ year: debt.afterYear, dollars: wholeMoney(debt.dollars) })}
    </p>
  );
}

/** One entry in the list. It stays on one line if it fits. */
function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-1">
      <dt>{label}</dt>
      <dd className="tabular font-semibold text-ink">{value}</dd>
    </div>
  );
}

import { type Estimate, estimateOf, type LoanLimits, loanChoices } from '@latchkey/domain';
import { money, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { boldPayment, partClass } from './answer-card.tsx';
import { TraditionalBlock } from './traditional-block.tsx';

/**
 * The answer for a site without a lowered payment. Shows the payment, the payment without
 * assistance, and the payment for each loan type.
 */
export function PlainAnswer({ estimate }: { estimate: Estimate }) {
  const { help } = estimate;
  return (
    <>
      <TraditionalBlock estimate={estimate} title={calculatorText.mortgagePayment()} />
      {help.length > 0 ? <WithoutHelp estimate={estimate} /> : null}
      <LoanTypes estimate={estimate} />
    </>
  );
}

/** The payment without the applied assistance. */
function WithoutHelp({ estimate: { facts, details } }: { estimate: Estimate }) {
  const { comparison } = estimateOf(facts, details, [], useLimits());
  return (
    <p className={`text-sm ${partClass} pt-0! sm:pt-0!`}>
      <RichText
        text={text.notHelped({ payment: money(comparison.traditional.payment) })}
        parts={{ b: boldPayment }}
      />
    </p>
  );
}

function useLimits(): LoanLimits {
  const county = useDraftPart((draft) => draft?.homeLocation?.county_code);
  return useLoanLimits(county ?? 0);
}

/** Shows the monthly payment for each possible loan type. Renders nothing if there is only one. */
function LoanTypes({ estimate }: { estimate: Estimate }) {
  const choices = loanChoices(estimate, useLimits());
  if (choices.length < 2) return null;
  return (
    <div className={`border-b border-line ${partClass}`}>
      <h3 className="font-bold">{text.byType()}</h3>
      <dl className="flex flex-wrap gap-x-8">
        {choices.map(({ loanType, payment, isComplete }) => (
          <div key={loanType}>
            <dt className="text-sm text-ink-soft">{text.type({ type: loanType })}</dt>
            <dd className="text-xl font-bold">
              {isComplete ? null : <span className="text-sm">{`${text.atLeast()} `}</span>}
              <span className="tabular" data-payment>
                {wholeMoney(payment)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { type Estimate, loanChoices, paymentOnly } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { Figure } from '@/ui/figure.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';
import { boldPayment, LeftOutLine, labelClass, partClass } from './answer-card.tsx';
import { LoanTerms } from './loan-terms.tsx';

/** The payment, without the help, and by type of loan: for a site without a lowered payment. */
export function PlainAnswer({ estimate }: { estimate: Estimate }) {
  const { comparison, facts, details, loanType, help } = estimate;
  const notHelped = paymentOnly(facts, { details, loanType, programs: [] });
  return (
    <>
      <div className={`night bg-banner text-ink ${partClass}`}>
        <h2 id="payment" className={labelClass}>
          {calculatorText.mortgagePayment()}
        </h2>
        <Figure dollars={comparison.traditionalMortgagePayment} isPayment />
        <p className="text-sm">{text.inside()}</p>
        {help.length > 0 ? (
          <p className="mt-1 text-sm">
            <RichText
              text={text.notHelped({ payment: money(notHelped) })}
              parts={{ b: boldPayment }}
            />
          </p>
        ) : null}
        <LeftOutLine parts={leftOutOfTraditional(estimate)} />
        <div className="text-sm">
          <HelpPaymentWords help={help} />
        </div>
      </div>
      <LoanTypes estimate={estimate} />
      <div className={partClass}>
        <LoanTerms estimate={estimate} />
      </div>
    </>
  );
}

/** What each type of loan that fits the figures costs a month. Nothing to compare with one type. */
function LoanTypes({ estimate }: { estimate: Estimate }) {
  const county = useDraftPart((draft) => draft?.homeLocation?.county_code);
  const limits = useLoanLimits(county ?? 0);
  const choices = loanChoices(estimate, limits);
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
                {money(payment)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

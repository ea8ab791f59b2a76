import {
  type Estimate,
  leadingLoweredPlan,
  type MatchedProgram,
  type QuoteAnswers,
} from '@latchkey/domain';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, rate } from '@/lib/format.ts';
import { leftOutOfLowered, leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { compareText, leftOutText, programListText as text, trueCostText } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { paybackWords, paymentWithPayback } from '@/ui/payback-words.ts';
import { amountWords } from '../words/program-words.ts';
import { insuranceWords } from './column-words.ts';
import { programFigures } from './columns.ts';
import { usePricing } from './use-pricing.ts';

/**
 * The payment with the program that the calculator starts with, the payment after it, the debt, and
 * their terms. Only shown in a window with a third column.
 */
export function UsingNow({ program, quote }: { program: MatchedProgram; quote: QuoteAnswers }) {
  return useMedia('(width >= 78.5rem)') ? <Figures program={program} quote={quote} /> : null;
}

function Figures({ program, quote }: { program: MatchedProgram; quote: QuoteAnswers }) {
  const { estimate } = programFigures(program, usePricing(quote));
  const { facts, terms, comparison } = estimate;
  const apr = aprWordsOf(estimate);
  const insurance = insuranceWords(estimate);
  return (
    <div data-using className="text-sm text-ink-soft">
      <p>{text.using({ program: program.programName, amount: amountWords(program) })}</p>
      {comparison.firstLoan.base.principal === 0 ? (
        <p className="mt-2 text-base font-bold text-ink">{compareText.noLoan()}</p>
      ) : (
        <>
          <Payments estimate={estimate} />
          <div className="mt-3 border-t border-line pt-3 text-xs">
            {apr ? (
              <p>
                <b className="text-ink">{`${apr.label}: ${apr.value}`}</b>. {apr.line}
              </p>
            ) : null}
            <p>
              {text.usingTerms({
                loan: money(terms.loanAmount),
                years: facts.term,
                rate: rate(facts.interest),
                down: money(terms.downPayment),
                percent: percent(terms.downPaymentPercent),
              })}
              {insurance ? `. ${insurance}` : null}
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function Payments({ estimate }: { estimate: Estimate }) {
  const { comparison, escrow, loanType } = estimate;
  const plan = leadingLoweredPlan(estimate);
  if (!plan) {
    const { kind } = comparison.lowering;
    return (
      <>
        <dl className="mt-2 grid gap-1">
          <Amount
            note={kind === 'not-qualified' ? text.usingTraditional() : text.usingNotOffered()}
            dollars={comparison.traditional.payment}
            isMonthly
            leftOut={leftOutOfTraditional(estimate)}
          />
        </dl>
        {kind === 'qualified' && escrow === 'required' ? (
          <p className="mt-2">{trueCostText.escrowRequired({ type: loanType })}</p>
        ) : null}
      </>
    );
  }
  return (
    <>
      <dl className="mt-2 grid gap-1">
        <Amount
          note={text.usingFirst({ years: plan.years })}
          dollars={plan.payment}
          isMonthly
          leftOut={leftOutOfLowered(estimate, plan)}
        />
        <Amount
          note={text.usingAfter({ year: plan.years + 1 })}
          dollars={paymentWithPayback(plan)}
          isMonthly
        />
        <Amount note={text[`owed-${plan.product}`]()} dollars={plan.waiting.owed} />
      </dl>
      <p className="mt-1 text-xs">{paybackWords(plan)}</p>
      {escrow === 'usual' ? <p className="mt-1 text-xs">{trueCostText.escrowUsual()}</p> : null}
    </>
  );
}

/**
 * A figure above its label and the costs that it leaves out. All figures have one size, and a debt
 * has a warm color.
 */
function Amount({
  dollars,
  note,
  isMonthly = false,
  leftOut = [],
}: {
  dollars: number;
  note: string;
  isMonthly?: boolean;
  leftOut?: readonly string[];
}) {
  return (
    <div className="flex flex-col">
      <dt className="order-1">{note}</dt>
      <dd
        className={`tabular text-xl leading-8 font-bold ${isMonthly ? 'text-ink' : 'text-warn-ink'}`}
      >
        {money(dollars)}
        {isMonthly ? <span className="text-sm">{text.usingMonth()}</span> : null}
      </dd>
      {leftOut.length > 0 ? (
        <dd className="order-2 text-xs">{leftOutText.notIn({ parts: leftOut.join(', ') })}</dd>
      ) : null}
    </div>
  );
}

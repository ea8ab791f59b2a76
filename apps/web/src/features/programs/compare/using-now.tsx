import type { MatchedProgram, QuoteAnswers } from '@latchkey/domain';
import { money, percent, rate } from '@/lib/format.ts';
import { leftOutOfLowered, leftOutOfTraditional, withAprNote } from '@/lib/left-out-words.ts';
import { compareText, leftOutText, programListText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { amountWords } from '../words/program-words.ts';
import { insuranceWords } from './column-words.ts';
import { programFigures } from './columns.ts';
import { usePricing } from './use-pricing.ts';

/**
 * The payment with the program that the calculator starts with, the payment after it, what is owed,
 * and their terms. Only in a window with a third column.
 */
export function UsingNow({ program, quote }: { program: MatchedProgram; quote: QuoteAnswers }) {
  return useMedia('(width >= 78.5rem)') ? <Figures program={program} quote={quote} /> : null;
}

function Figures({ program, quote }: { program: MatchedProgram; quote: QuoteAnswers }) {
  const pricing = usePricing(quote);
  const { facts } = pricing;
  const figures = programFigures(program, pricing);
  const { comparison, costs } = figures;
  const { isOffered, isQualified, years, secondLoan } = comparison;
  const insurance = insuranceWords(figures);
  return (
    <div data-using className="text-sm text-ink-soft">
      <p>{text.using({ program: program.programName, amount: amountWords(program) })}</p>
      {comparison.loanAmount === 0 ? (
        <p className="mt-2 text-base font-bold text-ink">{compareText.noLoan()}</p>
      ) : (
        <>
          <dl className="mt-2 grid gap-1">
            {isQualified ? (
              <>
                <Amount
                  note={text.usingFirst({ years })}
                  dollars={comparison.ITMOMortgagePayment}
                  isMonthly
                  leftOut={leftOutOfLowered(figures)}
                />
                <Amount
                  note={text.usingAfter({ year: years + 1 })}
                  dollars={comparison.paymentAfter}
                  isMonthly
                />
                <Amount note={text[`owed-${secondLoan.product}`]()} dollars={secondLoan.owed} />
              </>
            ) : (
              <Amount
                note={isOffered ? text.usingTraditional() : text.usingNotOffered()}
                dollars={comparison.traditionalMortgagePayment}
                isMonthly
                leftOut={leftOutOfTraditional(figures)}
              />
            )}
          </dl>
          <p className="mt-3 border-t border-line pt-3 text-xs">
            {withAprNote(
              text.usingTerms({
                loan: money(costs.firstLoan.principal),
                years: facts.term,
                rate: rate(facts.interest),
                apr: costs.apr === undefined ? '–' : rate(costs.apr),
                down: money(comparison.totalDownPayment),
                percent: percent(comparison.totalDownPaymentPercent),
              }),
              figures,
            )}
            {insurance ? `. ${insurance}` : null}
          </p>
        </>
      )}
    </div>
  );
}

/** A figure above its label, all in one size, and what it leaves out. A debt is warm. */
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

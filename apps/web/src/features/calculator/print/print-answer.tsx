import {
  coversPrice,
  type Estimate,
  loweredPlanOf,
  monthOfYear,
  type NoCommonLoan,
} from '@latchkey/domain';
import type { OwedWords } from '@latchkey/texts';
import { useState } from 'react';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, wholeMoney } from '@/lib/format.ts';
import { loansEndWords } from '@/lib/no-common-loan-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import {
  answerText,
  calculatorText,
  noCommonLoanText,
  printText as text,
  trueCostText,
} from '@/lib/texts.ts';
import { storedRent } from '@/state/rent.ts';
import { boldAmount } from '../results/answer/answer-card.tsx';
import { escrowWords } from '../results/answer/loan-facts.tsx';
import { prepaidWords } from '../results/answer/lowered-block.tsx';
import { rentWords } from '../results/answer/rent-words.ts';
import { type Calculator, useCalculator } from '../state/calculator.tsx';

/**
 * The answer at the top of the printed page: the three main figures, followed by the figures that
 * the specification requires.
 */
export function PrintAnswer() {
  const shown = useCalculator();
  const { estimate, verdict } = shown;
  const escrow = escrowWords(estimate);
  const apr = aprWordsOf(estimate);
  return (
    <div>
      {estimate.noCommonLoan ? (
        <NoCommonLoanRows shown={shown} above={estimate.noCommonLoan} />
      ) : (
        <Rows shown={shown} />
      )}
      <div className="run-on mt-1 text-sm">
        <p>
          <RichText text={specificationWords(shown)} parts={{ b: boldAmount }} />
        </p>
        {verdict !== 'no-loan' && escrow ? <p>{escrow}</p> : null}
        {apr ? <p>{text.aprRow({ label: apr.label, apr: apr.value, line: apr.line })}</p> : null}
      </div>
    </div>
  );
}

function Rows({ shown }: { shown: Calculator }) {
  const { answer, estimate } = shown;
  const { month, cash, owed } = answerRowWords(answer, estimate);
  const { eachMonth } = answer;
  const { later } = eachMonth;
  const payment = month.now.figure;
  const [rent] = useState(storedRent);
  return (
    <>
      <h1 className="text-sm font-semibold text-ink-soft">
        {text.title()}. {[month.title, month.missing].filter(Boolean).join(', ')}
      </h1>
      <p className="text-2xl font-bold">
        {later && month.later
          ? text.paymentThen({ payment, after: month.later.figure, year: later.fromYear })
          : text.payment({ payment })}
      </p>
      <p className="text-base font-semibold">
        {text.cashRow({ needed: cash.figure, gap: cash.result })} {owedLine(owed)}
      </p>
      {rent === null ? null : (
        <p className="text-sm">
          {text.rent({ rent: wholeMoney(rent), words: rentWords(rent, eachMonth) })}
        </p>
      )}
    </>
  );
}

/** Explains why there is no payment, and shows the price that a common loan covers. */
function NoCommonLoanRows({
  shown: { quote, commonLoan },
  above,
}: {
  shown: Calculator;
  above: NoCommonLoan;
}) {
  return (
    <>
      <h1 className="text-sm font-semibold text-ink-soft">{text.title()}</h1>
      <p className="text-2xl font-bold">{trueCostText.noCommonLoan()}</p>
      <p className="text-base">
        <RichText
          text={noCommonLoanText.borrow({
            loan: wholeMoney(above.loanAmount),
            ends: loansEndWords(above, quote),
          })}
          parts={{ b: boldAmount }}
        />
      </p>
      {commonLoan ? (
        <p className="text-base font-semibold">
          {noCommonLoanText.price({ price: wholeMoney(commonLoan.homePrice) })}
        </p>
      ) : null}
      <p className="mt-1 text-sm font-semibold">{noCommonLoanText.ifMade()}</p>
    </>
  );
}

function owedLine({ title, figure, words, limit, help, isOwed }: OwedWords): string {
  if (!isOwed) return `${title}: ${words}.`;
  const said = [words, limit, help].filter(Boolean).join(' ');
  return figure === null
    ? text.owedUnknownRow({ words: said })
    : text.owedRow({ owed: figure, words: said });
}

/** Returns the specification's sentence about the payment, with amounts to the cent. */
function specificationWords({ verdict, estimate }: Calculator): string {
  const { comparison } = estimate;
  const { lowering, traditional } = comparison;
  const plan = loweredPlanOf(comparison);
  const instead = money(traditional.payment);
  switch (verdict) {
    case 'no-loan':
      return noLoanWords(estimate);
    case 'loading':
    case 'unknown':
      return `${text.traditional({ payment: instead })} ${text.withoutHelp()}`;
    case 'not-offered':
      return text.traditional({ payment: instead });
    case 'not-qualified':
      return lowering.kind === 'not-qualified'
        ? `${answerText.loweredTitle()}: ${calculatorText.didNotQualify()}. ${text.increase({
            amount: money(lowering.additionalDownPayment),
            saved: money(lowering.plan.saved),
            traditional: instead,
          })}`
        : '';
    case 'qualified':
      return plan
        ? `${text.lowers({
            payment: money(plan.payment),
            saved: money(plan.saved),
            percent: percent(plan.percentSaved),
            years: plan.years,
            traditional: instead,
          })} ${prepaidWords(plan)}`
        : '';
  }
}

function noLoanWords({ facts, comparison }: Estimate): string {
  const amounts = {
    down: money(facts.downPayment),
    price: money(facts.homePrice),
    monthly: money(monthOfYear(comparison.traditional.months, 1).taxesAndInsurance),
  };
  return coversPrice(facts) ? answerText.noLoanWords(amounts) : answerText.noLoanWithHelp(amounts);
}

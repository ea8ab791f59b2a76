import { coversPrice, type Estimate } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money, percent } from '@/lib/format.ts';
import { loweringNames } from '@/lib/product.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { answerText, plainText, printText as text } from '@/lib/texts.ts';
import { useCalculator } from '../state/calculator.tsx';
import type { Verdict } from '../state/verdict.ts';

/** The answer at the head of the sheet: one figure and one sentence. */
export function PrintResult() {
  const { verdict, estimate } = useCalculator();
  const { figure, words } = results[verdict](estimate);
  return (
    <div>
      <h1 className="text-sm font-semibold text-ink-soft">{text.title()}</h1>
      <p className="text-2xl font-bold">{figure}</p>
      <p className="text-sm">{words}</p>
    </div>
  );
}

type Result = (estimate: Estimate) => { readonly figure: string; readonly words: ReactNode };

/** The sheet has no verdict before the programs have loaded, as the page has none. */
const withoutHelp: Result = ({ comparison }) => ({
  figure: text.payment({ payment: money(comparison.traditionalMortgagePayment) }),
  words: comparison.isOffered ? text.withoutHelp() : plainText.withoutHelpWords(),
});

const results: Readonly<Record<Verdict, Result>> = {
  loading: withoutHelp,
  unknown: withoutHelp,
  'no-loan': ({ facts, comparison }) => {
    const amounts = {
      down: money(facts.downPayment),
      price: money(facts.homePrice),
      monthly: money(comparison.dueAtClosing / 12),
    };
    const words = coversPrice(facts)
      ? answerText.noLoanWords(amounts)
      : answerText.noLoanWithHelp(amounts);
    return {
      figure: answerText.noLoan(),
      words: <RichText text={words} parts={{ b: (bold) => <strong>{bold}</strong> }} />,
    };
  },
  qualified: ({ comparison }) => ({
    figure: text.payment({ payment: money(comparison.ITMOMortgagePayment) }),
    words: text.lowers({
      ...loweringNames(),
      saved: money(comparison.amountSaved),
      percent: percent(comparison.percentSaved),
      years: comparison.years,
      traditional: money(comparison.traditionalMortgagePayment),
    }),
  }),
  'not-offered': ({ comparison }) => ({
    figure: text.payment({ payment: money(comparison.traditionalMortgagePayment) }),
    words: plainText.inside(),
  }),
  'not-qualified': ({ comparison }) => ({
    figure: text.didNotQualify(),
    words: text.increase({
      amount: money(comparison.increaseDownPayment),
      saved: money(comparison.amountSaved),
      traditional: money(comparison.traditionalMortgagePayment),
    }),
  }),
};

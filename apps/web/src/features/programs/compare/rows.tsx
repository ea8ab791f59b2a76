import type { ReactNode } from 'react';
import { day, money, percent, rate } from '@/lib/format.ts';
import { programsText, compareText as text } from '@/lib/texts.ts';
import { fundingWords } from '../list/row-words.ts';
import { VA_ELIGIBILITY } from '../list/va-row.tsx';
import { changeWords } from '../words/change-words.ts';
import { repaymentWords, taxCreditWords } from '../words/program-words.ts';
import { checkWords } from '../words/rule-words.ts';
import { rulesWords } from '../words/rules-met.ts';
import {
  AllIn,
  Big,
  Call,
  Cash,
  Class,
  Out,
  OwedByYear,
  OwedLine,
  Payment,
  PaymentAfter,
  Sentences,
  VaTerms,
} from './cells.tsx';
import { closingWords, loanWords, termsSentences } from './column-words.ts';
import type { ProgramColumn, VaColumn } from './columns.ts';

export interface Row {
  readonly head: string;
  readonly note?: string | undefined;
  /** Whether the row shows a debt. */
  readonly isOwed?: true;
  /** Whether the row is about the lowered payment. */
  readonly isLowering?: true;
  readonly program: (column: ProgramColumn) => ReactNode;
  readonly va: (column: VaColumn) => ReactNode;
}

/** Values that the rows need in addition to the columns. */
interface Terms {
  readonly years: number;
  readonly rate: number;
  readonly closingCosts: number;
  /** Today's date in the format 2026-11-21. */
  readonly today: string;
}

/** The rows of the table below its head. */
export function rowsOf(terms: Terms): readonly Row[] {
  return [
    {
      head: text.payment(),
      note: text.paymentNote(),
      program: (column) => <Payment column={column} />,
      va: ({ option }) => <Big note={text.afterNote()}>{money(option.plan.payment)}</Big>,
    },
    {
      head: text.after(),
      isLowering: true,
      note: text.afterNote(),
      program: (column) => <PaymentAfter column={column} />,
      va: text.same,
    },
    {
      head: text.allIn(),
      note: text.allInNote(),
      program: (column) => <AllIn column={column} />,
      va: ({ counted }) => <Big note={text.afterNote()}>{money(counted)}</Big>,
    },
    {
      head: text.owedLine(),
      isLowering: true,
      note: text.owedLineNote(),
      isOwed: true,
      program: (column) => <OwedLine column={column} />,
      va: text.noLine,
    },
    {
      head: text.owedHelp(),
      note: text.owedHelpNote(),
      isOwed: true,
      program: (column) => <OwedByYear column={column} />,
      va: text.noHelp,
    },
    {
      head: text.cash(),
      note: text.cashNote({ percent: percent(terms.closingCosts) }),
      program: (column) => <Cash cash={column.cash} note={closingWords(column)} />,
      va: ({ cash }) => <Cash cash={cash} note={null} />,
    },
    {
      head: text.terms(),
      note: text.termsNote({ years: terms.years, rate: rate(terms.rate) }),
      program: (column) => <Sentences of={termsSentences(column.estimate)} />,
      va: (column) => <VaTerms column={column} />,
    },
    {
      head: text.paidBack(),
      program: ({ program }) => (
        <Sentences
          of={
            program.kind === 'tax-credit' ? [taxCreditWords(program.cap)] : repaymentWords(program)
          }
        />
      ),
      va: text.vaPaid,
    },
    {
      head: text.type(),
      note: text.typeNote(),
      program: ({ estimate, program: { firstMortgage } }) => (
        <Sentences of={loanWords(estimate.loanType, firstMortgage)} />
      ),
      va: () => <Sentences of={[text.typeIs({ type: 'VA' }), text.vaMaker()]} />,
    },
    {
      head: text.rules(),
      program: ({ program }) => (
        <Sentences
          of={[
            rulesWords(program.rules),
            ...(program.verdict === 'almost'
              ? [text.notYet({ change: changeWords(program.change) })]
              : []),
            ...checkWords(program.rules).map((what) => programsText.check({ what })),
          ]}
        />
      ),
      va: text.vaRules,
    },
    { head: text.class(), program: (column) => <Class column={column} />, va: text.vaClass },
    {
      head: text.funding(),
      program: ({ program }) => (
        <Sentences
          of={[
            fundingWords(program, terms.today),
            program.verifyFirst ? text.verifyFirst() : null,
            text.checked({ day: day(program.checkedOn) }),
          ]}
        />
      ),
      va: text.vaFunding,
    },
    {
      head: text.call(),
      program: (column) => <Call column={column} />,
      va: () => <Out href={VA_ELIGIBILITY}>{text.vaLink()}</Out>,
    },
  ];
}

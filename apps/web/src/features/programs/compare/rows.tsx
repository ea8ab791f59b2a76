import type { MatchedProgram } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { day, rate, wholeMoney } from '@/lib/format.ts';
import { fundingWords } from '@/lib/funding-words.ts';
import { repaymentWords, taxCreditWords } from '@/lib/program-words.ts';
import { answerRowsText, programsText, compareText as text } from '@/lib/texts.ts';
import { ResultSentence } from '../list/result-sentence.tsx';
import { VA_ELIGIBILITY } from '../list/va-row.tsx';
import { changeWords } from '../words/change-words.ts';
import { checkWords } from '../words/rule-words.ts';
import { rulesWords } from '../words/rules-met.ts';
import { Call, Class, Out, OwedByYear, Sentences, VaTerms } from './cells.tsx';
import { loanWords, termsSentences } from './column-words.ts';
import type { Column, ProgramColumn, VaColumn } from './columns.ts';
import {
  Big,
  Cash,
  CashAmount,
  CashInShort,
  EachMonth,
  OwedInShort,
  OwedLater,
  OwnMoney,
  SamePayment,
} from './figure-cells.tsx';

export interface Row {
  readonly head: string;
  readonly note?: string | undefined;
  /** Whether the row shows a debt. */
  readonly isOwed?: true;
  /** The cell in the narrow columns of a phone. Undefined if a phone shows the row elsewhere. */
  readonly short?: (column: Column) => ReactNode;
  /**
   * Whether the table on a phone shows the row's note. The note is needed if the figures are
   * calculated differently from those in the first row.
   */
  readonly isNoteShort?: true;
  readonly program: (column: ProgramColumn) => ReactNode;
  readonly va: (column: VaColumn) => ReactNode;
}

/** Values that the rows need, in addition to the columns. */
interface Terms {
  readonly years: number;
  readonly rate: number;
  /** The buyer's cash, in dollars. */
  readonly cash: number;
  /** The columns whose comparable payment is the smallest. */
  readonly lowest: readonly Column[];
  /**
   * The term and the rate that the five-year results use. They do not depend on the buyer's changes
   * in the calculator.
   */
  readonly result: { readonly years: number; readonly rate: number };
  /** The five-year result of a VA loan. */
  readonly vaResult: MatchedProgram['fiveYear'];
  /** Whether the buyer can buy the home without assistance. */
  readonly isPossibleWithout: boolean;
  /** Today's date, in the format 2026-11-21. */
  readonly today: string;
}

/** Returns the rows of the table below its header. */
export function rowsOf(terms: Terms): readonly Row[] {
  return [...paymentRows(terms), ...laterRows(terms), ...loanRows(terms), ...programRows(terms)];
}

/** Returns the rows about what the buyer pays: the payments and the cash at closing. */
function paymentRows(terms: Terms): readonly Row[] {
  const samePayment = (column: Column) => (
    <SamePayment column={column} isLowest={terms.lowest.includes(column)} />
  );
  return [
    {
      head: text.sameBasis(),
      note: text.sameBasisNote(),
      short: samePayment,
      program: samePayment,
      va: samePayment,
    },
    {
      head: text.youPut(),
      short: (column) => <OwnMoney column={column} isShort />,
      program: (column) => <OwnMoney column={column} />,
      va: (column) => <OwnMoney column={column} />,
    },
    {
      head: answerRowsText.eachMonth(),
      note: text.monthNote(),
      program: (column) => <EachMonth column={column} />,
      va: ({ payment }) => <Big note={answerRowsText.taxesInside()}>{wholeMoney(payment)}</Big>,
    },
    {
      head: answerRowsText.cashTitle(),
      note: text.cashNote({ have: wholeMoney(terms.cash) }),
      isNoteShort: true,
      short: (column) => <CashInShort column={column} />,
      program: (column) => <Cash column={column} />,
      va: ({ cash }) => <CashAmount gap={cash} />,
    },
  ];
}

/** Returns the rows about later years: the debts and the five-year results. */
function laterRows(terms: Terms): readonly Row[] {
  return [
    {
      head: answerRowsText.owedWithInterest(),
      note: text.owedNote(),
      isOwed: true,
      short: (column) => <OwedInShort column={column} />,
      program: (column) => <OwedLater column={column} />,
      va: answerRowsText.nothing,
    },
    {
      head: text.owedHelp(),
      note: text.owedHelpNote(),
      isOwed: true,
      program: (column) => <OwedByYear column={column} />,
      va: text.noHelp,
    },
    {
      head: text.result(),
      note: text.resultNote({ years: terms.result.years, rate: rate(terms.result.rate) }),
      program: ({ program: { fiveYear } }) => (
        <ResultSentence result={fiveYear} isPossibleWithout={terms.isPossibleWithout} />
      ),
      va: () => (
        <ResultSentence result={terms.vaResult} isPossibleWithout={terms.isPossibleWithout} />
      ),
    },
  ];
}

/** Returns the rows about the loans: their terms, how the help is paid back, and their type. */
function loanRows(terms: Terms): readonly Row[] {
  return [
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
  ];
}

/** Returns the rows about the programs: their rules, class, funding and contact. */
function programRows(terms: Terms): readonly Row[] {
  return [
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

import {
  type AskedPrograms,
  type CalculatorDetails,
  type PricedAnswers,
  programsQueryOf,
  type QuoteAnswers,
} from '@latchkey/domain';
import { createContext, type ReactNode, use, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import type { DetailName } from '../results/details/detail.ts';
import { type Amounts, useAnswers } from './use-answers.ts';
import { type Help, useHelp } from './use-help.ts';
import { type LastChange, useLastChange } from './use-last-change.ts';
import { type Result, useResult } from './use-result.ts';

/** IDs of elements that a button can open: the price box, and the section with extra costs. */
export type Part = 'price-box' | 'extras';

/**
 * The state that all parts of the page share: the buyer's answers, the resulting figures, and the
 * functions that change the answers.
 */
export interface Calculator extends Result {
  readonly quote: PricedAnswers;
  /** The complete quote, or null if an answer is missing. */
  readonly complete: QuoteAnswers | null;
  readonly details: CalculatorDetails;
  /** The buyer's cash for closing, in whole dollars. */
  readonly cash: number;
  /** The programs that the page's URL asks to apply. */
  readonly asked: AskedPrograms;
  readonly help: Help;
  readonly lastChange: LastChange;
  /** The input boxes in a narrow window: whether they are open, and which section has focus. */
  readonly boxes: {
    readonly isOpen: boolean;
    /** The section to open and focus. A new object repeats the request. */
    readonly part: { readonly id: Part } | null;
  };
  /** The detail to open and focus. Null if the page has already opened it. */
  readonly askedDetail: DetailName | null;
  readonly actions: Actions;
}

interface Actions {
  readonly changeAmounts: (amounts: Amounts) => void;
  readonly changeDetails: (details: Partial<CalculatorDetails>) => void;
  /** Applies another program in place of the applied program or combination of programs. */
  readonly changeProgram: (asked: AskedPrograms) => void;
  /** Stores pending changes immediately. Call it before code that reads the quote directly. */
  readonly keep: () => void;
  readonly openBoxes: (isOpen: boolean) => void;
  readonly showPart: (id: Part) => void;
  /** Opens a detail. Call this with null once the page has shown the detail. */
  readonly showDetail: (detail: DetailName | null) => void;
}

const Now = createContext<Calculator | null>(null);
const Later = createContext<Calculator | null>(null);

/** Provides the calculator's state for a quote to the components of the page. */
export function CalculatorProvider({
  stored,
  complete,
  children,
}: {
  /** The answers of the quote in progress. */
  stored: PricedAnswers;
  complete: QuoteAnswers | null;
  children: ReactNode;
}) {
  const calculator = useNewCalculator(stored, complete);
  return (
    <Now value={calculator}>
      <Later value={useDeferredValue(calculator)}>{children}</Later>
    </Now>
  );
}

/** Hook that returns the calculator's state after the last key press. */
export function useCalculator(): Calculator {
  return provided(use(Now));
}

/**
 * Hook that returns the state after an earlier key press, for slow components that may update
 * later.
 */
export function useLaterCalculator(): Calculator {
  return provided(use(Later));
}

/** Delay after the last change before the slow parts are updated, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Renders slow sections of the page. They keep their old figures until the buyer stops typing. */
export function WhenSettled({ children }: { children: ReactNode }) {
  const settled = useDeferredValue(useDebouncedValue(useLaterCalculator(), DEBOUNCE_MS));
  return <Later value={settled}>{children}</Later>;
}

function provided(calculator: Calculator | null): Calculator {
  if (!calculator) throw new Error('This component must be inside a CalculatorProvider');
  return calculator;
}

function useNewCalculator(stored: PricedAnswers, complete: QuoteAnswers | null): Calculator {
  const asked = useAskedPrograms();
  // Keeps the chosen programs in the URL, so that they survive a reload.
  const [, setSearch] = useSearchParams();
  const help = useHelp(complete, stored.homeLocation, asked);
  const answers = useAnswers(stored);
  const { quote, details, cash, keep } = answers;
  const result = useResult(quote, details, cash, help);
  const { changeAmounts, changeDetails, lastChange } = useLastChange(
    answers,
    result.estimate.noCommonLoan ? null : result.answer.eachMonth.now,
  );
  const [boxes, setBoxes] = useState<Calculator['boxes']>({ isOpen: false, part: null });
  const [askedDetail, showDetail] = useState<DetailName | null>(null);
  const actions: Actions = {
    changeAmounts,
    changeDetails,
    changeProgram: (next) => setSearch(programsQueryOf(next), { replace: true }),
    keep,
    openBoxes: (isOpen) => setBoxes({ isOpen, part: null }),
    showPart: (id) => setBoxes({ isOpen: true, part: { id } }),
    showDetail,
  };
  const given = { quote, complete, details, cash, asked, help };
  return { ...given, lastChange, boxes, askedDetail, actions, ...result };
}

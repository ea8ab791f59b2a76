import type { PricedAnswers, QuoteAnswers } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { Comparison } from './comparison.tsx';
import { useHelp } from './use-help.ts';
import { useProgramChange } from './use-program-change.ts';

/** The comparison of both payments, with the help that may be counted. */
export function Calculator({
  quote,
  complete,
  programId,
  children,
}: {
  quote: PricedAnswers;
  /** The same with every other answer; null while one is open. */
  complete: QuoteAnswers | null;
  /** The program that the buyer came from, if any. */
  programId: number | null;
  /** What is said of the figures right behind them. */
  children?: ReactNode;
}) {
  const help = useHelp(complete, quote.homeLocation, programId);
  const changeProgram = useProgramChange();
  return (
    <Comparison
      quote={quote}
      complete={complete}
      help={help}
      programId={programId}
      onProgram={changeProgram}
    >
      {children}
    </Comparison>
  );
}

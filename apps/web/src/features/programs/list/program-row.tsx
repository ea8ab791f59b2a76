import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { fundingInShort, fundingWords } from '@/lib/funding-words.ts';
import { agencyInShort, amountWords } from '@/lib/program-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { programListText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { FundingDot } from '@/ui/funding-dot.tsx';
import { RowTick } from '../compare/row-tick.tsx';
import type { Comparison } from '../compare/use-comparison.ts';
import { OpenRow } from '../details/open-row.tsx';
import { TierWords } from '../details/tier-words.tsx';
import type { Row, Sort } from './arrange.ts';
import { ProgramChips } from './program-chips.tsx';
import { ResultSentence } from './result-sentence.tsx';
import type { RowEffect } from './row-effect.ts';
import { changeWords, owedWords } from './row-words.ts';

/** The actions that are available in a row. */
export interface RowControls {
  readonly comparison: Comparison;
  readonly openIds: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  /** How the list is sorted. Each row shows the figure that determines its position. */
  readonly sort: Sort;
  /** Whether the buyer can buy the home without assistance. */
  readonly isPossibleWithout: boolean;
  /** The first program of the whole list, and why it is first. Null if there is no such program. */
  readonly top: TopProgram | null;
}

export interface TopProgram {
  readonly program: MatchedProgram;
  readonly why: string;
}

interface Props {
  readonly row: Row<MatchedProgram | AlmostProgram>;
  readonly controls: RowControls;
}

/** A program in the list, which expands in place. */
export function ProgramRow({
  row: { program, effect },
  controls: { comparison, openIds, toggle, sort, isPossibleWithout, top },
}: Props) {
  const id = useId();
  const isOpen = openIds.has(program.id);
  return (
    <article
      aria-labelledby={`${id}-name`}
      data-row={program.id}
      className={`border-line not-last:border-b ${isOpen ? 'bg-brand-tint' : 'bg-surface'}`}
    >
      <div className="relative flex py-3 pr-3 text-sm leading-[1.375rem] sm:pr-4">
        <RowTick program={program} comparison={comparison} />
        <div className="grid min-w-0 grow sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
          <h3 id={`${id}-name`} className="text-base leading-6 font-semibold tracking-normal">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-open`}
              onClick={() => toggle(program.id)}
              className="text-left leading-6 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
            >
              {program.programName}
            </button>
          </h3>
          {program.kind === 'tax-credit' ? null : (
            <Result
              program={program}
              isPossibleWithout={isPossibleWithout}
              why={sort === 'best' && top?.program.id === program.id ? top.why : null}
            />
          )}
          <p className="wrap-anywhere text-ink-soft max-sm:hidden low:hidden sm:col-start-1">
            {agencyInShort(program.agencyName)}
          </p>
          <ProgramChips program={program} />
          <div className="sm:col-span-2 sm:row-start-5">
            <TierWords rules={program.rules} />
          </div>
          <div className="flex flex-wrap gap-x-3 max-sm:mt-1 sm:contents">
            <p className="tabular sm:col-start-2 sm:row-start-1 sm:text-right">
              <RichText
                text={text.gives({ amount: amountWords(program) })}
                parts={{ b: (amount) => <strong className="font-bold">{amount}</strong> }}
              />
            </p>
            <p className="tabular max-sm:hidden sm:col-start-2 sm:row-start-3 sm:text-right">
              {effect ? sortedFigure(effect, sort) : null}
            </p>
            <Funding program={program} />
          </div>
        </div>
        <ChevronDown
          size={20}
          aria-hidden
          className={`ml-2 hidden shrink-0 text-ink-soft sm:block ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      <div id={`${id}-open`}>{isOpen ? <OpenRow program={program} effect={effect} /> : null}</div>
    </article>
  );
}

/** Returns the figure that the list is sorted by, unless the row shows that figure anyway. */
function sortedFigure(effect: RowEffect, sort: Sort): string | null {
  if (sort === 'payment') return changeWords(effect);
  return sort === 'owed' ? owedWords(effect) : null;
}

/** Shows why a program is first, and the five-year result. A certain gain is green. */
function Result({
  program: { fiveYear },
  isPossibleWithout,
  why,
}: {
  program: MatchedProgram | AlmostProgram;
  isPossibleWithout: boolean;
  /** Why the program is first. Null for any other program. */
  why: string | null;
}) {
  return (
    <p className="sm:col-span-2 sm:row-start-2">
      {why === null ? null : <span className="block font-semibold">{why}</span>}
      <ResultSentence result={fiveYear} isPossibleWithout={isPossibleWithout} />
    </p>
  );
}

/** Shows the funding status. On a phone, only an expanded row shows the status date. */
function Funding({ program }: { program: MatchedProgram | AlmostProgram }) {
  const today = useToday();
  return (
    <p className="flex items-center gap-1.5 text-ink-soft sm:col-start-2 sm:row-start-4 sm:justify-end sm:self-start sm:pt-1">
      <FundingDot of={program} />
      <span className="sm:hidden">
        <span className="sr-only">{`${text.funding()}: `}</span>
        {fundingInShort(program, today)}
      </span>
      <span className="max-sm:hidden">{fundingWords(program, today)}</span>
    </p>
  );
}

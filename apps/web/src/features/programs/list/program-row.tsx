import { type AlmostProgram, isFundingOpen, type MatchedProgram } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { programsText, programListText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { openChecks } from '../answers/open-checks.ts';
import { RowTick } from '../compare/row-tick.tsx';
import type { Comparison } from '../compare/use-comparison.ts';
import { OpenRow } from '../details/open-row.tsx';
import { TierWords } from '../details/tier-words.tsx';
import { agencyInShort, amountWords, repaymentChip } from '../words/program-words.ts';
import type { Row } from './arrange.ts';
import type { RowEffect } from './row-effect.ts';
import { changeWords, fundingInShort, fundingWords, isOwedLater, owedWords } from './row-words.ts';

/** Actions that the buyer can take in a row. */
export interface RowControls {
  readonly comparison: Comparison;
  readonly openIds: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

interface Props {
  readonly row: Row<MatchedProgram | AlmostProgram>;
  readonly controls: RowControls;
}

/**
 * A program in the list. The row expands in place. It is about 92 px tall, or 120 px on a phone.
 */
export function ProgramRow({
  row: { program, effect },
  controls: { comparison, openIds, toggle },
}: Props) {
  const id = useId();
  const isOpen = openIds.has(program.id);
  return (
    <article
      aria-labelledby={`${id}-name`}
      data-row={program.id}
      className={`border-line not-last:border-b ${isOpen ? 'bg-brand-tint' : 'bg-surface'}`}
    >
      <div className="relative flex py-3 pr-3 sm:pr-4 text-sm leading-[1.375rem]">
        <RowTick program={program} comparison={comparison} />
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3 sm:flex sm:gap-x-2">
          <p className="tabular text-base leading-6 font-bold sm:w-20 sm:shrink-0 sm:whitespace-normal">
            {amountWords(program)}
          </p>
          <div className="contents sm:block sm:min-w-0 sm:grow">
            <h3
              id={`${id}-name`}
              className="order-2 col-span-2 text-base leading-6 font-semibold tracking-normal"
            >
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
            <p
              className={`order-4 wrap-anywhere text-ink-soft ${isOpen ? '' : 'max-sm:line-clamp-2'}`}
            >
              {agencyInShort(program.agencyName)}
            </p>
            <Repayment program={program} effect={effect} />
            <div className="order-5 col-span-2">
              <TierWords rules={program.rules} />
            </div>
          </div>
          <div className="contents sm:block sm:shrink-0 sm:text-right">
            <p className="tabular order-1 text-right leading-6 font-semibold">
              {effect ? changeWords(effect) : null}
            </p>
            {effect ? (
              <p className={`tabular max-sm:hidden ${owedLook(effect)}`}>{owedWords(effect)}</p>
            ) : null}
            <Funding program={program} />
          </div>
        </div>
        <ChevronDown
          size={20}
          aria-hidden
          className={`ml-2 hidden shrink-0 self-center text-ink-soft sm:block ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      <div id={`${id}-open`}>{isOpen ? <OpenRow program={program} /> : null}</div>
    </article>
  );
}

function owedLook(effect: RowEffect): string {
  return isOwedLater(effect) ? 'text-warn-ink' : 'text-ink-soft';
}

/** States how the buyer repays the assistance, and what is left to check. */
function Repayment({ program, effect }: Row<MatchedProgram | AlmostProgram>) {
  const { short, needsAgency } = openChecks(program);
  const count = needsAgency ? 0 : short.length;
  const hasFlag = count > 0 || program.verifyFirst;
  return (
    <div className="contents sm:flex sm:flex-wrap sm:gap-x-2">
      <p
        className={`order-3 ${hasFlag ? '' : 'max-sm:col-span-2'} ${effect ? owedLook(effect) : 'text-ink-soft'} sm:text-ink-soft`}
      >
        {repaymentChip(program)}
        {effect ? (
          <span className="sm:hidden">
            . <span className="whitespace-nowrap">{owedWords(effect)}</span>
          </span>
        ) : null}
      </p>
      {hasFlag ? (
        <p className="order-3 text-right font-semibold whitespace-nowrap text-warn-ink sm:contents">
          {count > 0 ? (
            <span className="block sm:-order-1 sm:rounded-small sm:bg-warn-tint sm:px-1.5">
              {text.toAnswer({ count })}
            </span>
          ) : null}
          {program.verifyFirst ? (
            <span className="block sm:order-3">{programsText.verifyFirst()}</span>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** Shows the funding status. On a phone, only the expanded row shows its date. */
function Funding({ program }: { program: MatchedProgram | AlmostProgram }) {
  const today = useToday();
  const isOpen = isFundingOpen(program, today);
  return (
    <p className="tabular order-4 flex items-center justify-end gap-1.5 self-start text-ink-soft">
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full border-2 ${isOpen ? 'border-brand bg-brand' : 'border-ink-soft'}`}
      />
      <span className="sm:hidden">
        <span className="sr-only">{`${text.funding()}: `}</span>
        {fundingInShort(program, today)}
      </span>
      <span className="max-sm:hidden">{fundingWords(program, today)}</span>
    </p>
  );
}

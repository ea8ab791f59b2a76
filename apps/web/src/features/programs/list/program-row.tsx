import { type AlmostProgram, isFundingOpen, type MatchedProgram } from '@latchkey/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { programsText, programListText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { openChecks } from '../answers/open-checks.ts';
import { RowTick } from '../compare/row-tick.tsx';
import type { Comparison } from '../compare/use-comparison.ts';
import { OpenRow } from '../details/open-row.tsx';
import { amountWords, repaymentWords } from '../words/program-words.ts';
import type { Row } from './arrange.ts';
import { changeWords, fundingWords, isOwedLater, owedWords } from './row-words.ts';

/** What a row can do besides showing its program. */
export interface RowControls {
  readonly comparison: Comparison;
  readonly openIds: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

/** A program in the list: about 92 px tall, 120 on a phone. It opens in place. */
export function ProgramRow({
  row: { program, effect },
  controls: { comparison, openIds, toggle },
}: {
  row: Row<MatchedProgram | AlmostProgram>;
  controls: RowControls;
}) {
  const id = useId();
  const isOpen = openIds.has(program.id);
  return (
    <article
      aria-labelledby={`${id}-name`}
      data-row={program.id}
      className={`border-line not-last:border-b ${isOpen ? 'bg-brand-tint' : 'bg-surface'}`}
    >
      <div className="relative flex gap-1 py-3 pr-3 text-sm leading-[1.375rem] sm:pr-4">
        <RowTick program={program} comparison={comparison} />
        <div className="min-w-0 grow sm:pl-22">
          <div className="flex justify-between gap-x-3 leading-6">
            <h3
              id={`${id}-name`}
              className="mt-6 min-w-0 text-base leading-6 font-semibold tracking-normal sm:mt-0"
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
            {/* On a phone the amount and the change share the line above the name. */}
            <p className="tabular absolute top-3 left-13 text-base leading-6 font-bold sm:left-15">
              {amountWords(program)}
            </p>
            <p className="tabular absolute top-3 right-3 shrink-0 font-semibold sm:static">
              {effect ? changeWords(effect) : null}
            </p>
          </div>
          <div className="flex justify-between gap-x-3">
            <p className="truncate text-ink-soft">{program.agencyName}</p>
            <p
              className={`tabular ${effect && isOwedLater(effect) ? 'text-warn-ink' : 'text-ink-soft'}`}
            >
              {effect ? owedWords(effect) : null}
            </p>
          </div>
          <div className="flex justify-between gap-x-3">
            <Chips program={program} />
            <Funding program={program} />
          </div>
        </div>
        <ChevronDown
          size={20}
          aria-hidden
          className={`ml-1 hidden shrink-0 self-center text-ink-soft sm:block ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      <div id={`${id}-open`}>{isOpen ? <OpenRow program={program} /> : null}</div>
    </article>
  );
}

/** How the help is repaid, and what is left to check. */
function Chips({ program }: { program: MatchedProgram | AlmostProgram }) {
  const { short, needsAgency } = openChecks(program);
  const count = needsAgency ? 0 : short.length;
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3">
      {count > 0 ? (
        <span className="rounded-small bg-warn-tint px-2 font-semibold text-warn-ink">
          {text.toAnswer({ count })}
        </span>
      ) : null}
      <span className="text-ink-soft">{repaymentWords(program)[0]}</span>
      {program.verifyFirst ? (
        <span className="font-semibold text-warn-ink">{programsText.verifyFirst()}</span>
      ) : null}
    </p>
  );
}

function Funding({ program }: { program: MatchedProgram | AlmostProgram }) {
  const isOpen = isFundingOpen(program, today());
  return (
    <p className="tabular flex shrink-0 items-center gap-1.5 self-start text-ink-soft">
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full border-2 ${isOpen ? 'border-brand bg-brand' : 'border-ink-soft'}`}
      />
      {fundingWords(program, today())}
    </p>
  );
}

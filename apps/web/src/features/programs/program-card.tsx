import type { MatchedProgram } from '@latchkey/domain';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { PROGRAMS } from '@/lib/wizard.ts';
import { Card } from '@/ui/card.tsx';
import { Funding } from './funding.tsx';
import { ProgramChips } from './program-chips.tsx';
import { checkWords } from './program-words.ts';
import { text } from './programs-text.ts';

/** A program on the list; the whole card is its one link. */
export function ProgramCard({ program }: { program: MatchedProgram }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card className="relative transition-colors duration-150 ease-out has-[a:hover]:border-brand">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-56">
            <p className="text-sm text-ink-soft">{program.agencyName}</p>
            <h3 id={titleId} className="text-lg leading-snug font-bold">
              {program.programName}
            </h3>
          </div>
          <Amount program={program} />
        </div>
        <div className="mt-3">
          <ProgramChips program={program} checks={checkWords(program.rules)} />
        </div>
        <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-3">
          <Funding status={program.status} />
          <DetailsLink program={program} />
        </div>
      </Card>
    </article>
  );
}

function Amount({
  program: { kind, cap, maxPercent, maxAmount },
}: {
  program: Pick<MatchedProgram, 'kind' | 'cap' | 'maxPercent' | 'maxAmount'>;
}) {
  if (cap === null && maxPercent === null) {
    return <p className="text-sm text-ink-soft">{text.amountUnknown()}</p>;
  }
  return (
    <p className="flex items-baseline gap-2 sm:block sm:text-right">
      <span className="tabular text-xl leading-snug font-bold sm:block">{money(maxAmount)}</span>
      <span className="text-xs text-ink-soft">
        {kind === 'tax-credit' ? text.aYear() : text.maxAmount()}
      </span>
    </p>
  );
}

function DetailsLink({ program: { id, programName } }: { program: MatchedProgram }) {
  return (
    <Link
      to={`${PROGRAMS}/${id}`}
      className="flex scroll-mb-28 items-center gap-1 text-sm font-semibold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
    >
      {text.details()}
      <span className="sr-only">{text.detailsOf({ program: programName })}</span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

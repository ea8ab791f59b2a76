import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import { ChevronRight, ListChecks } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { programsText as text } from '@/lib/texts.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { Card } from '@/ui/card.tsx';
import { CompareBox } from './compare-box.tsx';
import { searchFor } from './compared-ids.ts';
import { Funding } from './funding.tsx';
import { ProgramChips } from './program-chips.tsx';
import { isAmountUnknown, taxCreditWords } from './program-words.ts';
import { checkWords } from './rule-words.ts';
import { rulesWords } from './rules-met.ts';
import type { Comparison } from './use-comparison.ts';

/** A program in the list. The whole card links to its page. */
export function ProgramCard({
  program,
  comparison,
  children,
}: {
  program: MatchedProgram | AlmostProgram;
  comparison: Comparison;
  children?: ReactNode;
}) {
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
        {program.kind === 'tax-credit' ? (
          <p className="mt-3 text-sm">{taxCreditWords(program.cap)}</p>
        ) : null}
        {children}
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <ListChecks size={18} aria-hidden className="shrink-0" />
            {rulesWords(program.rules)}
          </span>
          <Funding status={program.status} />
        </div>
        <div className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-3">
          <CompareBox program={program} comparison={comparison} />
          <DetailsLink program={program} search={searchFor(comparison.ids)} />
        </div>
      </Card>
    </article>
  );
}

function Amount({ program }: { program: MatchedProgram | AlmostProgram }) {
  const { kind, maxAmount: amount } = program;
  if (isAmountUnknown(program)) {
    return <p className="text-sm text-ink-soft">{text.amountUnknown()}</p>;
  }
  return (
    <p className="flex items-baseline gap-2 sm:block sm:text-right">
      <span className="tabular text-xl leading-snug font-bold sm:block">{money(amount)}</span>
      <span className="text-xs text-ink-soft">
        {kind === 'tax-credit' ? text.aYear() : text.maxAmount()}
      </span>
    </p>
  );
}

function DetailsLink({
  program: { id, programName },
  search,
}: {
  program: Pick<MatchedProgram, 'id' | 'programName'>;
  /** Query string with the selected programs, so they stay selected after going back. */
  search: string;
}) {
  return (
    <Link
      to={`${PROGRAMS}/${id}${search}`}
      className="flex scroll-mb-48 items-center gap-1 text-sm font-semibold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
    >
      {text.details()}
      <span className="sr-only">{text.detailsOf({ program: programName })}</span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

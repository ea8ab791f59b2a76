import { type AlmostProgram, type MatchedProgram, programGroups } from '@latchkey/domain';
import { type ReactNode, useId } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { ChangeNeeded } from './change-needed.tsx';
import { ProgramCard } from './program-card.tsx';
import type { Comparison } from './use-comparison.ts';

/** Matches and near misses, grouped by when and how they help. Keeps the server's order. */
export function ProgramList({
  programs,
  almostThere,
  comparison,
}: {
  programs: readonly MatchedProgram[];
  almostThere: readonly AlmostProgram[];
  comparison: Comparison;
}) {
  const { now, later, taxCredits } = programGroups(programs);
  const card = (program: MatchedProgram) => (
    <ProgramCard program={program} comparison={comparison} />
  );
  return (
    <div className="grid gap-8">
      <Group programs={now} card={card} title={text.now()} isTitleHidden />
      <Group
        programs={almostThere}
        card={(program) => (
          <ProgramCard program={program} comparison={comparison}>
            <ChangeNeeded program={program} />
          </ProgramCard>
        )}
        title={text.almostThere()}
        lead={text.almostThereLead()}
      />
      <Group programs={later} card={card} title={text.later()} />
      <Group programs={taxCredits} card={card} title={text.taxCredits()} />
      {programs.length > 1 ? <p className="text-sm text-ink-soft">{text.order()}</p> : null}
    </div>
  );
}

function Group<Program extends { readonly id: number }>({
  title,
  isTitleHidden = false,
  lead,
  programs,
  card,
}: {
  title: string;
  /** Whether to hide the title visually, because the page heading already shows it. */
  isTitleHidden?: boolean;
  lead?: string;
  programs: readonly Program[];
  card: (program: Program) => ReactNode;
}) {
  const titleId = useId();
  if (programs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'mb-2 text-base font-bold'}>
        {title}
      </h2>
      {lead ? <p className="mb-3 text-sm text-ink-soft">{lead}</p> : null}
      <ul className="grid gap-3">
        {programs.map((program) => (
          <li key={program.id}>{card(program)}</li>
        ))}
      </ul>
    </section>
  );
}

import { type AlmostProgram, type MatchedProgram, programGroups } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { ChangeNeeded } from './change-needed.tsx';
import { ProgramCard } from './program-card.tsx';
import { text } from './programs-text.ts';
import type { Comparison } from './use-comparison.ts';

/** The matches and the near misses, by when and how they help, in the order of the answer. */
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
      <Group programs={now} card={card} heading={<h2 className="sr-only">{text.now()}</h2>} />
      <Group
        programs={almostThere}
        card={(program) => (
          <ProgramCard program={program} comparison={comparison}>
            <ChangeNeeded program={program} />
          </ProgramCard>
        )}
        heading={
          <>
            <SmallHeading>{text.almostThere()}</SmallHeading>
            <p className="mb-3 text-sm text-ink-soft">{text.almostThereLead()}</p>
          </>
        }
      />
      <Group programs={later} card={card} heading={<SmallHeading>{text.later()}</SmallHeading>} />
      <Group
        programs={taxCredits}
        card={card}
        heading={<SmallHeading>{text.taxCredits()}</SmallHeading>}
      />
      {programs.length > 1 ? <p className="text-sm text-ink-soft">{text.order()}</p> : null}
    </div>
  );
}

function Group<Program extends { readonly id: number }>({
  heading,
  programs,
  card,
}: {
  heading: ReactNode;
  programs: readonly Program[];
  card: (program: Program) => ReactNode;
}) {
  if (programs.length === 0) return null;
  return (
    <section>
      {heading}
      <ul className="grid gap-3">
        {programs.map((program) => (
          <li key={program.id}>{card(program)}</li>
        ))}
      </ul>
    </section>
  );
}

function SmallHeading({ children }: { children: string }) {
  return <h2 className="mb-2 text-base font-bold">{children}</h2>;
}

import { type MatchedProgram, programGroups } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { ProgramCard } from './program-card.tsx';
import { text } from './programs-text.ts';

/** The matches, by when and how they help, in the order of the answer. */
export function ProgramList({ programs }: { programs: readonly MatchedProgram[] }) {
  const { now, later, taxCredits } = programGroups(programs);
  return (
    <div className="grid gap-8">
      <Group programs={now} heading={<h2 className="sr-only">{text.now()}</h2>} />
      <Group programs={later} heading={<SmallHeading>{text.later()}</SmallHeading>} />
      <Group
        programs={taxCredits}
        heading={
          <>
            <SmallHeading>{text.taxCredits()}</SmallHeading>
            <p className="mb-3 text-sm text-ink-soft">{text.taxCreditsLead()}</p>
          </>
        }
      />
      {programs.length > 1 ? <p className="text-sm text-ink-soft">{text.order()}</p> : null}
    </div>
  );
}

function Group({ heading, programs }: { heading: ReactNode; programs: readonly MatchedProgram[] }) {
  if (programs.length === 0) return null;
  return (
    <section>
      {heading}
      <ul className="grid gap-3">
        {programs.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SmallHeading({ children }: { children: string }) {
  return <h2 className="mb-2 text-base font-bold">{children}</h2>;
}

import { type Freshness, needsVerifying, type ProgramDetails } from '@latchkey/domain';
import { programsText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { Funding } from './funding.tsx';

/** Warnings about the program's funding and about how reliable our data is. */
export function ProgramCautions({
  program,
}: {
  program: Pick<ProgramDetails, 'status'> & Freshness;
}) {
  return (
    <div className="mt-5 grid gap-2 text-sm text-ink-soft">
      <Funding status={program.status} />
      {program.status === 'open' ? null : <p>{text[`${program.status}Long`]()}</p>}
      {needsVerifying(program, today()) ? (
        <p className="rounded-control border border-warn-line bg-warn-tint p-4 text-warn-ink">
          {text.verifyFirstLong()}
        </p>
      ) : null}
    </div>
  );
}

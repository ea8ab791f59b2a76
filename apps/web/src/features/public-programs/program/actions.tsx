import type { PublicProgram } from '@latchkey/contract';
import { questionNames } from '@latchkey/domain';
import { publicProgramsText, publicProgramText as text } from '@/lib/texts.ts';
import { TellMe } from '@/state/notices/tell-me.tsx';
import { startAddress } from '@/state/start-for-program.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import type { Choice } from './use-choice.ts';

/**
 * The two next steps: answering the questions, which lead back to this program, and signing up for
 * emails.
 */
export function ProgramActions({
  facts: { program },
  choice: { placeId, household },
}: {
  facts: PublicProgram;
  choice: Choice;
}) {
  return (
    <Card className="print:hidden">
      <ButtonLink
        to={startAddress({ programId: program.id, placeId, household })}
        className="w-full"
      >
        {publicProgramsText.fitsMe()}
      </ButtonLink>
      <div className="mt-3 noscript:hidden [&>div>button]:w-full">
        <TellMe
          topic={{ kind: 'program', programId: program.id }}
          subject={program.programName}
          state={program.coverage.state ?? undefined}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {text.questions({ count: questionNames.length })}
      </p>
    </Card>
  );
}

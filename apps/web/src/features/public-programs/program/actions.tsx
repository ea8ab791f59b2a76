import type { PublicProgram } from '@latchkey/contract';
import { questionNames } from '@latchkey/domain';
import { useNavigate } from 'react-router';
import { publicProgramsText, publicProgramText as text } from '@/lib/texts.ts';
import { TellMe } from '@/state/notices/tell-me.tsx';
import { startForProgram } from '@/state/start-for-program.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';

/**
 * The two things to do next: answer the questions, which end at this program, or ask for emails.
 *
 * @param place the county to start the questions with, such as "Wayne County, MI". Null if no county is chosen
 */
export function ProgramActions({
  facts: { program },
  place,
}: {
  facts: PublicProgram;
  place: string | null;
}) {
  const navigate = useNavigate();
  return (
    <Card className="print:hidden">
      <ButtonLink
        to={FIRST_QUESTION}
        className="w-full"
        onClick={(event) => {
          event.preventDefault();
          void navigate(startForProgram(program.id, place));
        }}
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

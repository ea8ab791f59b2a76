import type { AlmostProgram, MatchedProgram, ProgramDetails } from '@latchkey/domain';
import { useId } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { rulesWords } from '../words/rules-met.ts';
import { ChangeNeeded } from './change-needed.tsx';
import { RuleList } from './rule-list.tsx';

/** Explains why the program matches the buyer's answers, or why it does not match. */
export function ProgramReasons({
  program,
  sources,
}: {
  program: MatchedProgram | AlmostProgram;
  sources: ProgramDetails['sources'];
}) {
  const titleId = useId();
  const isMatch = program.verdict === 'match';
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <Card>
        <h2 id={titleId} className="text-lg font-bold">
          {isMatch ? text.whyMatch() : text.inTheWay()}
        </h2>
        <p className="text-sm text-ink-soft">{rulesWords(program.rules)}</p>
        {isMatch ? null : <ChangeNeeded program={program} />}
        <RuleList rules={program.rules} sources={sources} />
      </Card>
    </section>
  );
}

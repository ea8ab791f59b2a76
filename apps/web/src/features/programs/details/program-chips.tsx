import { type Freshness, needsVerifying, type ProgramDetails } from '@latchkey/domain';
import { programsText as text } from '@/lib/texts.ts';
import { today } from '@/lib/today.ts';
import { Chip } from '@/ui/chip.tsx';
import { repaymentWords } from '../words/program-words.ts';

/** Chips for the kind of help, followed by warnings. */
export function ProgramChips({
  program,
  checks = [],
}: {
  program: Pick<ProgramDetails, 'kind' | 'repayment'> & Freshness;
  /** Short notes about what the buyer still has to check. */
  checks?: readonly string[];
}) {
  const toCheck = checks.map((what) => text.check({ what }));
  const warnings = needsVerifying(program, today()) ? [...toCheck, text.verifyFirst()] : toCheck;
  return (
    <ul className="flex flex-wrap gap-2">
      {repaymentWords(program).map((words) => (
        <li key={words} className="flex">
          <Chip>{words}</Chip>
        </li>
      ))}
      {warnings.map((words) => (
        <li key={words} className="flex">
          <Chip look="warn">{words}</Chip>
        </li>
      ))}
    </ul>
  );
}

import { headlineAmount, type MatchedProgram } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { programsText as text } from '@/lib/texts.ts';

/** The number of programs, and the amount of help that the buyer can count on. */
export function ProgramsLead({ programs }: { programs: readonly MatchedProgram[] }) {
  const count = programs.length;
  const amount = headlineAmount(programs);
  if (amount === 0) return text.eligibleLater({ count });
  return (
    <RichText
      text={text.eligible({ count, amount: money(amount) })}
      parts={{ b: (words) => <strong className="tabular font-bold text-ink">{words}</strong> }}
    />
  );
}

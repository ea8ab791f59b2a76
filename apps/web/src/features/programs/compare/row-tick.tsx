import type { MatchedProgram } from '@latchkey/domain';
import Check from 'lucide-react/icons/check';
import { programListText as text } from '@/lib/texts.ts';
import { MAX_COMPARED } from './compared-ids.ts';
import type { Comparison } from './use-comparison.ts';

/**
 * A checkbox that adds a program to the comparison. It is disabled if the comparison is full, and
 * hidden if there are no other programs.
 */
export function RowTick({
  program: { id, programName },
  comparison: { ids, isOffered, toggle },
}: {
  program: Pick<MatchedProgram, 'id' | 'programName'>;
  comparison: Comparison;
}) {
  if (!isOffered) return <span className="w-4 shrink-0" />;
  const isTicked = ids.includes(id);
  return (
    // The checkbox is in front of the button that covers the row.
    <label className="relative z-1 -mt-3 flex size-12 shrink-0 items-center justify-center self-start has-enabled:cursor-pointer sm:mt-0 sm:self-center">
      <span className="sr-only">{text.compareTick({ program: programName })}</span>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={!isTicked && ids.length >= MAX_COMPARED}
        onChange={() => toggle(id)}
        className="peer size-6 cursor-[inherit] appearance-none rounded-[6px] border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand enabled:hover:border-brand disabled:opacity-50"
      />
      <Check
        size={18}
        strokeWidth={3}
        aria-hidden
        className="pointer-events-none absolute hidden text-on-brand peer-checked:block forced-colors:text-[CanvasText]"
      />
    </label>
  );
}

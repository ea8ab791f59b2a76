import type { MatchedProgram } from '@latchkey/domain';
import { programsText as text } from '@/lib/texts.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { MAX_COMPARED } from './compared-ids.ts';
import type { Comparison } from './use-comparison.ts';

/** Checkbox that adds a program to the comparison. Disabled once the comparison is full. */
export function CompareBox({
  program: { id, programName },
  comparison: { ids, toggle },
}: {
  program: Pick<MatchedProgram, 'id' | 'programName'>;
  comparison: Comparison;
}) {
  const isTicked = ids.includes(id);
  return (
    // Placed above the link that covers the card.
    <div className="relative z-1 -my-2 text-sm [&_input]:scroll-mb-48 [&>label]:items-center">
      <Checkbox
        checked={isTicked}
        disabled={!isTicked && ids.length >= MAX_COMPARED}
        onChange={() => toggle(id)}
      >
        {text.compare()}
        <span className="sr-only">{text.compareProgram({ program: programName })}</span>
      </Checkbox>
    </div>
  );
}

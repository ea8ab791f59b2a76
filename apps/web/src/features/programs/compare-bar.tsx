import type { RefObject } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { MAX_COMPARED } from './compared-ids.ts';

/** Shows how many programs are selected, with a link to the comparison table. */
export function CompareBar({
  count,
  table,
}: {
  count: number;
  table: RefObject<HTMLElement | null>;
}) {
  const words = count === 1 ? text.tickOneMore() : text.ticked({ count, most: MAX_COMPARED });
  const show = () => {
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView();
  };
  return (
    <div
      className={
        count > 0
          ? 'mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-card'
          : ''
      }
    >
      <p role="status" className="py-2 text-sm font-semibold empty:hidden">
        {count > 0 ? words : null}
      </p>
      {count > 1 ? (
        <Button look="outline" onClick={show}>
          {text.showComparison()}
        </Button>
      ) : null}
    </div>
  );
}

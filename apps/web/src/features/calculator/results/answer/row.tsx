import type { ReactNode } from 'react';
import { useCalculator } from '../../state/calculator.tsx';
import type { DetailName } from '../details/detail.ts';

/**
 * One of the answer's three rows. Pressing anywhere on a row opens its detail. On a phone, the
 * small text is smaller than on the rest of the page, so that all three figures fit on the first
 * screen.
 */
export function Row({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`relative px-5 py-3 max-sm:leading-normal max-sm:[--text-sm:0.9375rem] sm:px-7 ${className}`}
    >
      {children}
    </div>
  );
}

/**
 * A row's name.
 *
 * @param detail the detail that the row opens. Null if the page has none.
 */
export function RowTitle({
  id,
  detail,
  children,
}: {
  id?: string;
  detail: DetailName | null;
  children: string;
}) {
  const { showDetail } = useCalculator().actions;
  return (
    <h2 id={id} className="text-sm font-semibold">
      {detail === null ? (
        children
      ) : (
        <button
          type="button"
          onClick={() => showDetail(detail)}
          className="min-h-6 rounded-small text-left after:absolute after:inset-0"
        >
          {children}
        </button>
      )}
    </h2>
  );
}

/** The font size of the figures in the second and third rows. */
export const secondFigureClass = 'tabular text-3xl leading-tight font-bold whitespace-nowrap';

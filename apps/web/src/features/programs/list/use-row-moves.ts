import { type RefObject, useLayoutEffect, useRef } from 'react';

const move = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/**
 * Moves rows from their old places to their new ones when the list changes. Without motion if the
 * visitor asked for less of it. A row is an element with `data-row`.
 */
export function useRowMoves(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = places.current;
    places.current = new Map(rows.map((row) => [row.dataset.row ?? '', topOf(row)]));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (isSameOrder(before, places.current)) return;
    for (const row of rows) {
      const distance = (before.get(row.dataset.row ?? '') ?? topOf(row)) - topOf(row);
      if (distance !== 0) row.animate([{ transform: `translateY(${distance}px)` }, {}], move);
    }
  });
}

/** The distance from the top of the document, in pixels. Ignores scrolling. */
function topOf(row: HTMLElement): number {
  return row.getBoundingClientRect().top + window.scrollY;
}

/** Opening a row changes places too, but not the order. */
function isSameOrder(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return [...a.keys()].join() === [...b.keys()].join();
}

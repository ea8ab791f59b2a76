import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion.ts';

const move = { id: 'move', duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/**
 * Animates rows from their old to their new positions when the list changes. Does not animate if
 * the visitor prefers reduced motion. A row is an element with `data-row`.
 */
export function useRowMoves(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const rows = rowsIn(list.current);
    if (before.size === 0 || isSameOrder(before, rows)) return;
    const after = placesOf(rows);
    places.current = after;
    if (prefersReducedMotion()) return;
    for (const row of rows) {
      const top = after.get(keyOf(row)) ?? 0;
      const distance = (before.get(keyOf(row)) ?? top) - top;
      if (distance !== 0) row.animate([{ transform: `translateY(${distance}px)` }, {}], move);
    }
  });
  // Runs after the browser has painted. Reading the positions earlier would force another layout.
  useEffect(() => {
    const rows = rowsIn(list.current);
    const isMoving = rows.some((row) => row.getAnimations().some(({ id }) => id === move.id));
    if (!isMoving) places.current = placesOf(rows);
  });
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function keyOf(row: HTMLElement): string {
  return row.dataset.row ?? '';
}

function placesOf(rows: readonly HTMLElement[]): ReadonlyMap<string, number> {
  return new Map(rows.map((row) => [keyOf(row), topOf(row)]));
}

/** Returns a row's distance from the top of the document, in pixels, regardless of scrolling. */
function topOf(row: HTMLElement): number {
  return row.getBoundingClientRect().top + window.scrollY;
}

/**
 * Whether the rows are in the same order as before. Expanding a row changes the rows' positions,
 * but not their order.
 */
function isSameOrder(before: ReadonlyMap<string, number>, rows: readonly HTMLElement[]): boolean {
  return [...before.keys()].join() === rows.map(keyOf).join();
}

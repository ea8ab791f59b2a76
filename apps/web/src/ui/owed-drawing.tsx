import type { OwedShapes } from './owed-shapes.ts';

/** Attributes for an SVG drawing with a 100 by 100 view box, stretched to fill its container. */
export const stretched = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  className: 'absolute inset-0 size-full overflow-visible',
} as const;

/** The amount owed, as a line with the area below it. */
export function OwedDrawing({ shapes }: { shapes: Pick<OwedShapes, 'owed' | 'owedLine'> }) {
  return (
    <svg aria-hidden {...stretched}>
      <path d={shapes.owed} fill="var(--owed)" fillOpacity="0.2" />
      <path
        d={shapes.owedLine}
        fill="none"
        stroke="var(--owed)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

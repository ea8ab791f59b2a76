import { brand } from '@/lib/brand.ts';

/** The brand's logo and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      {brand.logo ? (
        <img src={brand.logo} alt="" width={34} height={34} className="rounded-small" />
      ) : (
        <KeyTile size={34} tile="#0b6b4f" line="#f2b544" />
      )}
      {brand.name}
    </span>
  );
}

/** The product's key on a tile. It keeps its colors in forced colors. */
export function KeyTile({ size, tile, line }: { size: number; tile: string; line: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden className="shrink-0">
      <rect width="34" height="34" rx="9" fill={tile} />
      <g fill="none" stroke={line} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="13" cy="13" r="5" />
        <path d="m17 17 8.5 8.5M21.5 21.5l2.5-2.5" />
      </g>
    </svg>
  );
}

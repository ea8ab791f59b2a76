import type { PageBrand } from '@latchkey/contract';
import { useSite } from '@/lib/site.ts';

const HEIGHT = 34;
/** The dark logo is for screens only, because printed pages are white. */
const DARK = 'screen and (prefers-color-scheme: dark)';

/**
 * The brand's logo and name.
 *
 * @param isNight whether the page is dark in both color schemes
 */
export function Logo({ isNight = false }: { isNight?: boolean }) {
  const { logo, name, colors } = useSite().brand;
  const { brand: tile = '#0b6b4f', gold: line = '#f2b544' } = colors.light;
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      {logo ? (
        <Picture {...logo} name={name} isNight={isNight} />
      ) : (
        <KeyTile size={HEIGHT} tile={tile} line={line} />
      )}
      {logo?.containsName ? null : name}
    </span>
  );
}

function Picture({
  light,
  dark,
  width,
  height,
  containsName,
  name,
  isNight,
}: NonNullable<PageBrand['logo']> & { name: string; isNight: boolean }) {
  return (
    <picture className="shrink-0">
      {dark ? <source srcSet={dark} media={isNight ? 'screen' : DARK} /> : null}
      <img
        src={light}
        alt={containsName ? name : ''}
        width={Math.round((width / height) * HEIGHT)}
        height={HEIGHT}
        className="max-w-40 object-contain object-left sm:max-w-64"
      />
    </picture>
  );
}

/** The product's key logo on a tile. The logo keeps its colors in forced-colors mode. */
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

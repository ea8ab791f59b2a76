import { brand } from '@/lib/brand.ts';

/** The brand's logo and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink">
      {brand.logo ? (
        <img src={brand.logo} alt="" width={34} height={34} className="rounded-small" />
      ) : (
        <Key />
      )}
      {brand.name}
    </span>
  );
}

function Key() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="9" fill="#0b6b4f" />
      <g fill="none" stroke="#f2b544" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="13" cy="13" r="5" />
        <path d="m17 17 8.5 8.5M21.5 21.5l2.5-2.5" />
      </g>
    </svg>
  );
}

/** The style of a line: solid with round marks, or dashed with square marks. */
export type LineLook = 'round' | 'square';

/** The legend of a line chart. */
export function LineLegend({
  lines,
}: {
  lines: readonly { readonly label: string; readonly look: LineLook; readonly className: string }[];
}) {
  return (
    <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-soft">
      {lines.map(({ label, look, className }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden width="30" height="10" className={className}>
            <path
              d="M0 5H30"
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray={look === 'round' ? undefined : '6 4'}
            />
            {look === 'round' ? (
              <circle cx="15" cy="5" r="4.5" fill="currentColor" />
            ) : (
              <rect x="11" y="1" width="8" height="8" fill="currentColor" />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/**
 * A tooltip with the figures at the pointer. The table below the chart contains the same figures.
 */
export function PointHint({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-small border border-line-strong bg-surface px-3 py-2 text-sm shadow-card">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="tabular">
          {line}
        </p>
      ))}
    </div>
  );
}

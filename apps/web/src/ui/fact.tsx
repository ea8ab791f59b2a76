import type { ReactNode } from 'react';

/** One entry of a `<dl>`: a label, a value and an optional note. */
export function Fact({
  label,
  value,
  note,
}: {
  label: string;
  value: ReactNode;
  note?: string | undefined;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular text-base font-semibold">{value}</dd>
      {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part that is opened on demand. What it holds now is said beside its title. */
export function Disclosure({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-small [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-base font-bold">{title}</span>
          {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
        </span>
        <ChevronDown
          size={22}
          aria-hidden
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

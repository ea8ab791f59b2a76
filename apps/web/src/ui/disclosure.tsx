import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { useIsIdle } from '@/lib/use-is-idle.ts';

/**
 * A section that the user can expand. `note` appears next to the title and summarizes the content.
 * The content is added to the page when the browser is idle, so that in-page search and printing
 * include it.
 *
 * @param isServed whether the server-rendered page also contains the content
 * @param group the name of a group. Opening a section closes the other sections in its group
 */
export function Disclosure({
  id,
  group,
  title,
  note,
  isServed = false,
  onToggle,
  children,
}: {
  id?: string;
  group?: string;
  title: ReactNode;
  note?: ReactNode;
  isServed?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const isIdle = useIsIdle();
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <details
      id={id}
      name={group}
      onToggle={({ currentTarget }) => {
        setHasOpened(true);
        onToggle?.(currentTarget.open);
      }}
      className="group scroll-mt-6 print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 low:min-h-10 cursor-pointer list-none items-center justify-between gap-4 rounded-small [&::-webkit-details-marker]:hidden">
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
      {isServed || isIdle || hasOpened ? <div className="pt-3">{children}</div> : null}
    </details>
  );
}

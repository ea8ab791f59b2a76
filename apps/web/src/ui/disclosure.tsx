import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';

/**
 * A section that renders its content only when opened. The `note` next to the title sums it up.
 *
 * @param group sections with the same name close when another one of them opens
 */
export function Disclosure({
  id,
  group,
  title,
  note,
  children,
}: {
  id?: string;
  group?: string;
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      id={id}
      name={group}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group scroll-mt-6"
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
      {isOpen ? <div className="pt-3">{children}</div> : null}
    </details>
  );
}

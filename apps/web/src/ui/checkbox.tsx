import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';

/** A checkbox with its label. */
export function Checkbox({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-13 items-start gap-3 py-2 has-enabled:cursor-pointer">
      <span className="relative mt-0.5 flex size-6 shrink-0">
        <input
          type="checkbox"
          {...input}
          className="peer size-6 cursor-[inherit] appearance-none rounded-[6px] border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand enabled:hover:border-brand disabled:opacity-50"
        />
        <Check
          size={18}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto hidden text-on-brand peer-checked:block forced-colors:text-[CanvasText]"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}

import type { ReactNode } from 'react';

/**
 * One option of a radio group, as a bordered row. `end` is content at the right edge, such as an
 * amount.
 */
export function RadioRow({
  name,
  checked,
  onChoose,
  end,
  children,
  ...input
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  end?: ReactNode;
  children: ReactNode;
  'aria-describedby'?: string | undefined;
}) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong px-4 py-2 font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:outline-1 has-checked:-outline-offset-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer accent-brand focus-visible:outline-none"
        {...input}
      />
      <span className="min-w-0 grow leading-tight">{children}</span>
      {end ? <span className="tabular shrink-0 font-bold">{end}</span> : null}
    </label>
  );
}

import { type ReactNode, useId } from 'react';

/** A switch that has a label before it and a hint below it. */
export function SwitchField({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-13 items-center justify-between gap-4 text-sm font-semibold">
        {label}
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state.
          role="switch"
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="flex h-8 w-14 shrink-0 appearance-none items-center rounded-full border-2 border-line-strong bg-panel px-0.5 transition-colors duration-150 ease-out before:size-6 before:rounded-full before:bg-line-strong before:transition-[translate,background-color] before:duration-150 before:ease-out checked:border-brand checked:bg-brand checked:before:translate-x-6 checked:before:bg-on-brand disabled:opacity-50 forced-colors:before:bg-[CanvasText] forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
        />
      </label>
      {hint ? (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

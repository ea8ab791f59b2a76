import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

/** A switch with a label before it and a hint below it. */
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
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="flex min-h-13 items-center justify-between gap-4 text-sm font-semibold"
      >
        {label}
        <Switch.Root
          id={id}
          checked={checked}
          disabled={disabled}
          onCheckedChange={onChange}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-line-strong bg-panel px-0.5 transition-colors duration-150 ease-out data-checked:border-brand data-checked:bg-brand data-disabled:opacity-50 forced-colors:data-checked:border-[Highlight] forced-colors:data-checked:bg-[Highlight]"
        >
          <Switch.Thumb className="size-6 rounded-full bg-line-strong transition-[translate,background-color] duration-150 ease-out data-checked:translate-x-6 data-checked:bg-on-brand forced-colors:bg-[CanvasText] forced-colors:data-checked:bg-[HighlightText]" />
        </Switch.Root>
      </label>
      {hint ? (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

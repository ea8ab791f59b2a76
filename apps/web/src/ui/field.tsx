import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { useEarlyTyping } from '@/lib/early-typing.ts';

/** The attributes that link a control to its label, hint and error for screen readers. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * A control with a label above it, and a hint and an error below it.
 *
 * @param describedBy IDs of other elements that screen readers announce with the control
 */
export function Field({
  label,
  hint,
  error,
  describedBy,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  useEarlyTyping(id);
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex gap-1.5 text-sm font-semibold text-danger"
        >
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Classes for every text input. */
export const inputClass =
  'block w-full min-h-13 rounded-control border border-line-strong bg-surface px-4 text-ink placeholder:text-ink-soft [&[readonly]]:bg-panel aria-invalid:border-danger aria-invalid:border-2';

/** Classes for an input with a fixed size, where typing triggers layout only inside the input. */
export const steadyClass = '[contain:strict]';

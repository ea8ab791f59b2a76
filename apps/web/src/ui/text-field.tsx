import type { ComponentProps, ReactNode } from 'react';
import { Field, inputClass } from './field.tsx';

/** A text input. Spread React Hook Form's `register(name)` into it. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} className={inputClass} />}
    </Field>
  );
}

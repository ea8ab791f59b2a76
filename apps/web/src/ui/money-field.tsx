import type { ReactNode, Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { Field, inputClass } from './field.tsx';

/**
 * Whole dollars behind a $ sign, with separators while one types. Takes a pasted `$400,000.00` and
 * never moves the caret; an empty box is null.
 */
export function MoneyField({
  label,
  hint,
  error,
  value,
  onChange,
  suffix,
  ...rest
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: number | null;
  onChange: (dollars: number | null) => void;
  suffix?: ReactNode;
  name?: string;
  placeholder?: string;
  readOnly?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { inputRef, ...input } = rest;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <span aria-hidden className="absolute inset-y-0 left-4 flex items-center text-ink-soft">
            $
          </span>
          <NumericFormat
            {...input}
            {...control}
            {...(inputRef ? { getInputRef: inputRef } : {})}
            value={value}
            onValueChange={({ floatValue }, { source }) => {
              if (source === 'event') onChange(floatValue ?? null);
            }}
            thousandSeparator
            decimalScale={0}
            inputMode="numeric"
            autoComplete="off"
            className={`${inputClass} tabular pl-8`}
          />
          {suffix ? (
            <span className="absolute inset-y-0 right-4 flex items-center text-ink-soft">
              {suffix}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import { Field, inputClass } from './field.tsx';

/** A percentage with up to three decimals before a % sign; an empty box is null. */
export function PercentField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: number | null;
  onChange: (percent: number | null) => void;
  onBlur?: () => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <NumericFormat
            {...control}
            {...(onBlur ? { onBlur } : {})}
            value={value}
            onValueChange={({ floatValue }, { source }) => {
              if (source === 'event') onChange(floatValue ?? null);
            }}
            decimalScale={3}
            allowedDecimalSeparators={['.', ',']}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} tabular pr-10`}
          />
          <span aria-hidden className="absolute inset-y-0 right-4 flex items-center text-ink-soft">
            %
          </span>
        </div>
      )}
    </Field>
  );
}

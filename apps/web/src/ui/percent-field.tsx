import { type ReactNode, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { Field, inputClass, steadyClass } from './field.tsx';

/** More than any rate is; what is longer is not typed. */
const LARGEST_TYPED = 1e6;

/**
 * A percentage with up to three decimals before a % sign. While one types, the box shows what was
 * typed, then its `value`; an empty box is null.
 */
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
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <NumericFormat
            {...control}
            value={typed ?? shown(value)}
            valueIsNumericString
            onValueChange={({ value: next, floatValue }, { source }) => {
              if (source !== 'event') return;
              setTyped(next);
              onChange(floatValue ?? null);
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            isAllowed={({ floatValue = 0 }) => Math.abs(floatValue) < LARGEST_TYPED}
            decimalScale={3}
            allowedDecimalSeparators={['.', ',']}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} ${steadyClass} tabular pr-10`}
          />
          <span aria-hidden className="absolute inset-y-0 right-4 flex items-center text-ink-soft">
            %
          </span>
        </div>
      )}
    </Field>
  );
}

function shown(value: number | null): string {
  return value === null ? '' : String(Number(value.toFixed(3)));
}

import type { ReactNode } from 'react';
import { readPercent } from '@/lib/read-number.ts';
import { uiText as text } from '@/lib/texts.ts';
import { Field, inputClass, steadyClass } from './field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

/**
 * A percentage input with at most three decimals. The value is null for an empty field. For text
 * that is not clearly a percentage, the value is NaN and the field shows an error.
 */
export function PercentField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  describedBy,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: number | null;
  onChange: (percent: number | null) => void;
  onBlur?: () => void;
  /** IDs of other elements that screen readers announce with the field. */
  describedBy?: string;
}) {
  const box = useTypedNumber({
    value,
    isRefused: error !== undefined,
    read: readPercent,
    show: (percent) => String(Number(percent.toFixed(3))),
    onChange,
    onBlur,
  });
  return (
    <Field
      label={label}
      hint={hint}
      describedBy={describedBy}
      error={box.isUnreadable ? text.unreadablePercent() : error}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            value={box.text}
            onChange={({ target }) => box.type(target.value)}
            onBlur={box.leave}
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

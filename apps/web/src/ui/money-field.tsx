import { type ReactNode, type Ref, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { Field, inputClass, steadyClass } from './field.tsx';

/** More digits than any amount needs; beyond them a number is no longer exact. */
const LARGEST_TYPED = 1e13;

/**
 * Whole dollars behind a $ sign, with separators while one types. Takes a pasted `$400,000.00` and
 * never moves the caret. Cents may be typed, lest `400000.50` become forty million; they are dropped
 * when the box is left. An empty box is null.
 */
export function MoneyField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  suffix,
  size = 'normal',
  inputRef,
  ...input
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: number | null;
  onChange: (dollars: number | null) => void;
  suffix?: ReactNode;
  /** Large where the amount is all that a page asks for. */
  size?: 'normal' | 'large';
  name?: string;
  placeholder?: string;
  readOnly?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={`relative ${size === 'large' ? 'text-xl font-semibold' : ''}`}>
          <NumericFormat
            {...input}
            {...control}
            {...(inputRef ? { getInputRef: inputRef } : {})}
            value={typed ?? value?.toString() ?? ''}
            valueIsNumericString
            onValueChange={({ value: next, floatValue }, { source }) => {
              if (source !== 'event') return;
              setTyped(next);
              onChange(floatValue === undefined ? null : Math.trunc(floatValue));
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            isAllowed={({ floatValue = 0 }) => Math.abs(floatValue) < LARGEST_TYPED}
            thousandSeparator
            decimalScale={2}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} ${steadyClass} tabular ${size === 'large' ? 'min-h-17 pl-10 placeholder:font-normal' : 'pl-8'}`}
          />
          {/* Behind the box in the page, lest that be painted over it. */}
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-ink-soft"
          >
            $
          </span>
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

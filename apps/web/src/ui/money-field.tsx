import type { ReactNode, Ref } from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { groupDollars, readDollars, ungroupDollars } from '@/lib/read-number.ts';
import { uiText as text } from '@/lib/texts.ts';
import { Field, inputClass, steadyClass } from './field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: number | null;
  readonly onChange: (dollars: number | null) => void;
  readonly suffix?: ReactNode;
  /** The box's size. `large` is for an amount that is the only question on the page. */
  readonly size?: 'normal' | 'large';
  readonly name?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** IDs of other elements that screen readers announce with the field. */
  readonly describedBy?: string;
}

/**
 * A dollar input. Adds separators while the buyer types and never moves the caret. The value is
 * null for an empty field. For text that is not clearly an amount, the value is NaN and the field
 * shows an error. Cents are kept. The caller may reject an amount with cents.
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
  describedBy,
  ...input
}: Props) {
  const isRefused = error !== undefined;
  const reading = { read: readDollars, show: String };
  const box = useTypedNumber({ value, isRefused, ...reading, onChange, onBlur });
  return (
    <Field
      label={label}
      hint={hint}
      describedBy={describedBy}
      error={box.isUnreadable ? text.unreadableAmount() : error}
    >
      {(control) => (
        <div className={`relative ${size === 'large' ? 'text-xl font-semibold' : ''}`}>
          <NumberFormatBase
            {...input}
            {...control}
            {...(inputRef ? { getInputRef: inputRef } : {})}
            value={box.text}
            valueIsNumericString
            onValueChange={({ value: next }, { source }) => {
              if (source === 'event') box.type(next);
            }}
            onBlur={box.leave}
            {...grouping}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} ${steadyClass} tabular ${size === 'large' ? 'min-h-17 pl-10 placeholder:font-normal' : 'pl-8'}`}
          />
          {/* Placed after the input in the DOM, so that the input does not cover this element. */}
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

/**
 * Decides which commas to keep. Keeps a comma that the buyer types, so that `6,5` does not become
 * 65. Removes commas that this component added when the digits around them change.
 */
const grouping = {
  format: groupDollars,
  removeFormatting: (typed, change) => {
    if (!change) return ungroupDollars(typed);
    const added = typed.slice(change.to.start, change.to.end);
    const isOurs = !Number.isNaN(readDollars(change.lastValue)) && !added.includes(',');
    return isOurs ? typed.replaceAll(',', '') : typed;
  },
  isValidInputCharacter: (character) => character !== ',',
  getCaretBoundary: (shown) => Array.from({ length: shown.length + 1 }, () => true),
} satisfies NumberFormatBaseProps;

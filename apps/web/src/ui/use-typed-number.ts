import { useState } from 'react';

interface TypedNumber {
  /**
   * The text in the field: the text as typed or, after the buyer leaves the field, the formatted
   * number.
   */
  readonly text: string;
  /** Whether the text is not a number. False while the buyer may still be typing. */
  readonly isUnreadable: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/**
 * Hook that manages the state of a number input. Reports text that is not a number as NaN, but
 * keeps it in the field, so that the buyer can correct it.
 *
 * @param read returns null for empty text and NaN for text that is not a number
 * @param isRefused whether the caller rejected the number. If so, unfinished text is also invalid
 */
export function useTypedNumber({
  value,
  isRefused,
  read,
  show,
  onChange,
  onBlur,
}: {
  value: number | null;
  isRefused: boolean;
  read: (text: string) => number | null;
  show: (value: number) => string;
  onChange: (number: number | null) => void;
  onBlur: (() => void) | undefined;
}): TypedNumber {
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean } | null>(null);
  const isUnreadable = Number.isNaN(value);
  const isShown = typed !== null && (!typed.isLeft || isUnreadable);
  return {
    text: isShown ? typed.text : shownValue(value, show),
    isUnreadable: isShown && isUnreadable && (typed.isLeft || isRefused),
    type: (text) => {
      setTyped({ text, isLeft: false });
      onChange(read(text));
    },
    leave: () => {
      setTyped(typed && { ...typed, isLeft: true });
      onBlur?.();
    },
  };
}

function shownValue(value: number | null, show: (value: number) => string): string {
  return value === null || Number.isNaN(value) ? '' : show(value);
}

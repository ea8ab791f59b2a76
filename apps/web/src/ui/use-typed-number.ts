import { useState } from 'react';

interface TypedNumber {
  /** What the box shows: the text as typed, or the number once the buyer has left the box. */
  readonly text: string;
  /** Whether the text is no number. False while the buyer may still be typing it. */
  readonly isUnreadable: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/**
 * The text of a box for a number. A text that is no number is told as NaN, and stays in the box for
 * the buyer to correct.
 *
 * @param read gives null for an empty text and NaN for a text that is no number
 * @param isRefused whether the number was refused: then an unfinished text counts as unreadable
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

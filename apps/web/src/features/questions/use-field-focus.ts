import { useRef } from 'react';

/**
 * Focuses a page's only field when the page opens, so that a phone shows its keyboard. Selects the
 * earlier answer, and does not scroll. With `describedByQuestion`, a screen reader then reads the
 * question.
 *
 * @param ref the form's own ref to the field
 * @returns the ref to give to the field
 */
export function useFieldFocus(
  ref: (field: HTMLInputElement | null) => void,
): (field: HTMLInputElement | null) => void {
  const isDone = useRef(false);
  return (field) => {
    ref(field);
    if (!field || isDone.current) return;
    isDone.current = true;
    field.focus({ preventScroll: true });
    field.select();
  };
}

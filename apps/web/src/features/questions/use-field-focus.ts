import { useRef } from 'react';

/**
 * Hook that focuses a page's only field when the page opens, so that a phone shows its keyboard.
 * Does not scroll the page. Selects the field's text, so that typing replaces the earlier answer.
 * If the field has `describedByQuestion`, screen readers then read the question aloud.
 *
 * @param ref the form's own ref to the field
 * @returns the ref to set on the field
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

import { useLayoutEffect } from 'react';

declare global {
  /** The fields in the server-rendered page that the visitor has typed into or chosen from. */
  var typedFields: WeakSet<EventTarget> | undefined;
}

/**
 * Hook that notifies the app of text that the visitor typed into a field before React hydrated it.
 * React leaves such text in the field but calls no handler. Without this hook, the app's state
 * would be empty, and the next render would clear the field.
 *
 * @param id the field's ID
 */
export function useEarlyTyping(id: string): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!field || !globalThis.typedFields?.delete(field)) return;
    if (field instanceof HTMLSelectElement) announce(field, 'change');
    else if (field instanceof HTMLInputElement) retype(field, HTMLInputElement.prototype);
    else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype);
  }, [id]);
}

/**
 * Makes React detect the text in a field. React ignores an `input` event if the field still has the
 * value that React last recorded. React records values that are set through the element, but not
 * those set through the prototype's own setter.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  // Email fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  announce(field, 'input');
}

function announce(field: HTMLElement, type: 'change' | 'input'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

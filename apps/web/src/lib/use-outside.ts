import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Reads a value from outside React, such as the date, on every render. React Compiler would cache
 * the value if the component read it directly. The component does not rerender when the value
 * changes.
 *
 * @param onServer reads the value on the server, and in the first render, which hydrates the
 *   server's HTML
 */
export function useOutside<Value extends string | boolean>(
  read: () => Value,
  onServer: () => Value = read,
): Value {
  return useSyncExternalStore(never, read, onServer);
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Reads a value that React does not know about, like the date, again at every render. React Compiler
 * would keep what a component itself reads. Does not render when the value changes.
 *
 * @param onServer reads the value for the server, and for the first render that takes over its HTML
 */
export function useOutside<Value extends string | boolean>(
  read: () => Value,
  onServer: () => Value = read,
): Value {
  return useSyncExternalStore(never, read, onServer);
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Reads a value outside React, such as the date, on every render. If the component read it
 * directly, React Compiler would cache it. A change in the value does not cause a render.
 *
 * @param onServer reads the value on the server, and for the first render that hydrates its HTML
 */
export function useOutside<Value extends string | boolean>(
  read: () => Value,
  onServer: () => Value = read,
): Value {
  return useSyncExternalStore(never, read, onServer);
}

type PropertyOf<Entries, Key> = {
  readonly [Name in keyof Entries]: Key extends keyof Entries[Name] ? Entries[Name][Key] : never;
};

/** Maps the name of each entry to one of the entry's properties. Keeps the order of the entries. */
export function pluck<
  const Entries extends Readonly<Record<string, Readonly<Record<Key, unknown>>>>,
  Key extends string,
>(entries: Entries, key: Key): PropertyOf<Entries, Key> {
  const plucked = Object.entries(entries).map(([name, entry]) => [name, entry[key]]);
  return Object.fromEntries(plucked);
}

/** Maps every name to the same value. */
export function fill<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name): unknown[] => [name, value]));
}

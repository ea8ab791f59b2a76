type PropertyOf<Entries, Key> = {
  readonly [Name in keyof Entries]: Key extends keyof Entries[Name] ? Entries[Name][Key] : never;
};

/** One property of every entry, under the entry's name. Keeps the order of the entries. */
export function pluck<
  const Entries extends Readonly<Record<string, Readonly<Record<Key, unknown>>>>,
  Key extends string,
>(entries: Entries, key: Key): PropertyOf<Entries, Key> {
  const plucked = Object.entries(entries).map(([name, entry]) => [name, entry[key]]);
  return Object.fromEntries(plucked);
}

/** The same value under every name. */
export function fill<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name): unknown[] => [name, value]));
}

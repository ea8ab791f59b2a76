import { usStates } from '@latchkey/domain';

/** Codes for the states and DC, by lowercase name without spaces. */
const codes: ReadonlyMap<string, string> = new Map(
  Array.from(usStates, ([code, { name }]) => [
    code === 'DC' ? 'districtofcolumbia' : plain(name),
    code,
  ]),
);

/** Finds the state with this name or code. */
export function stateNamed(words: readonly string[]): string | undefined {
  const text = words.join('');
  const code = text.toUpperCase();
  return usStates.has(code) ? code : codes.get(text);
}

/**
 * Returns states whose name or code starts with these words. For a complete name or code, returns
 * only that state.
 */
export function statesStarting(words: readonly string[]): readonly string[] {
  const named = stateNamed(words);
  if (named) return [named];
  const text = words.join('');
  const starting = [...codes].filter(([name, code]) => {
    return name.startsWith(text) || code.toLowerCase().startsWith(text);
  });
  return starting.map(([, code]) => code);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}

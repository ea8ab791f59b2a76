import { usStates } from '@latchkey/domain';

/** The two letters of each state and DC, by its name in small letters, without spaces. */
const codes: ReadonlyMap<string, string> = new Map(
  Array.from(usStates, ([code, { name }]) => [
    code === 'DC' ? 'districtofcolumbia' : plain(name),
    code,
  ]),
);

/** The state of which these words are the name or the two letters. */
export function stateNamed(words: readonly string[]): string | undefined {
  const text = words.join('');
  const code = text.toUpperCase();
  return usStates.has(code) ? code : codes.get(text);
}

/** The states whose name or letters start with these words; of letters typed in full, just one. */
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

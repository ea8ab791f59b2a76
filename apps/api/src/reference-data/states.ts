/** The two letters of each state and DC, by its name in small letters, without spaces. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alabama: 'AL',
    alaska: 'AK',
    arizona: 'AZ',
    arkansas: 'AR',
    california: 'CA',
    colorado: 'CO',
    connecticut: 'CT',
    delaware: 'DE',
    districtofcolumbia: 'DC',
    florida: 'FL',
    georgia: 'GA',
    hawaii: 'HI',
    idaho: 'ID',
    illinois: 'IL',
    indiana: 'IN',
    iowa: 'IA',
    kansas: 'KS',
    kentucky: 'KY',
    louisiana: 'LA',
    maine: 'ME',
    maryland: 'MD',
    massachusetts: 'MA',
    michigan: 'MI',
    minnesota: 'MN',
    mississippi: 'MS',
    missouri: 'MO',
    montana: 'MT',
    nebraska: 'NE',
    nevada: 'NV',
    newhampshire: 'NH',
    newjersey: 'NJ',
    newmexico: 'NM',
    newyork: 'NY',
    northcarolina: 'NC',
    northdakota: 'ND',
    ohio: 'OH',
    oklahoma: 'OK',
    oregon: 'OR',
    pennsylvania: 'PA',
    rhodeisland: 'RI',
    southcarolina: 'SC',
    southdakota: 'SD',
    tennessee: 'TN',
    texas: 'TX',
    utah: 'UT',
    vermont: 'VT',
    virginia: 'VA',
    washington: 'WA',
    westvirginia: 'WV',
    wisconsin: 'WI',
    wyoming: 'WY',
  }),
);

const names: ReadonlyMap<string, string> = new Map([...codes].map(([name, code]) => [code, name]));

/** The state of which these words are the name or the two letters. */
export function stateNamed(words: readonly string[]): string | undefined {
  const text = words.join('');
  const code = text.toUpperCase();
  return names.has(code) ? code : codes.get(text);
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

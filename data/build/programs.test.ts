import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, useSmallBuild, withCopy } from './small-build.ts';
import { coverage, type Row, rules, type SmallSource, smallSource } from './small-source.ts';

function dated(asOf: string): object[] {
  return [{ url: 'https://agency.example', asOf, supports: 'amount' }];
}

describe('program IDs', () => {
  const { run, built, folder } = useSmallBuild();

  function ids(): Record<string, number> {
    const files = ['AL.json', 'CA.json', 'GA.json'].filter((file) =>
      existsSync(join(folder(), 'target/programs', file)),
    );
    const programs: { slug: string; id: number }[] = files.flatMap((file) =>
      JSON.parse(built(`programs/${file}`)),
    );
    return Object.fromEntries(programs.map(({ slug, id }) => [slug, id]));
  }

  it('assigns IDs from 1001 upward', () => {
    run(smallSource());
    expect(ids()).toEqual({ 'al-grant': 1001, 'al-help': 1002, 'ca-help': 1003 });
  });

  it('keeps the IDs when programs are added or reordered', () => {
    run(smallSource());
    const more = withNew('al-earlier');
    more.programs['AL.json']?.reverse();
    run(more);
    expect(ids()).toEqual({
      'al-earlier': 1004,
      'al-grant': 1001,
      'al-help': 1002,
      'ca-help': 1003,
    });
  });

  it('reserves the ID of a removed program, and reuses it if the program is added again', () => {
    run(smallSource());
    run(withoutCalifornia());
    expect(built('programs/retired.tsv')).toBe('id\tslug\tleft_on\n1003\tca-help\t2026-01-15\n');
    expect(existsSync(join(folder(), 'target/programs/CA.json'))).toBe(false);

    const another = withNew('al-new');
    run({ ...another, programs: { 'AL.json': another.programs['AL.json'] ?? [] } });
    expect(ids()).toMatchObject({ 'al-new': 1004 });
    run(smallSource());
    expect(ids()).toMatchObject({ 'ca-help': 1003 });
    expect(built('programs/retired.tsv')).toBe('id\tslug\tleft_on\n1004\tal-new\t2026-01-15\n');
  });

  it('keeps the day on which a program was removed', () => {
    run(smallSource());
    const table = 'id\tslug\tleft_on\n1009\tca-gone\t2025-07-01\n1010\tca-old\t\n';
    writeFileSync(join(folder(), 'target/programs/retired.tsv'), table);
    run(smallSource());
    expect(built('programs/retired.tsv')).toBe(table);
  });

  it('does not reassign IDs if a shipped file is damaged', () => {
    run(smallSource());
    writeFileSync(join(folder(), 'target/programs/AL.json'), '[{"id": 1001');
    expect(() => run(smallSource())).toThrow('data/programs/AL.json: is damaged');
  });

  it('rejects a duplicate ID', () => {
    run(smallSource());
    const text = built('programs/AL.json').replaceAll('1002', '1003');
    writeFileSync(join(folder(), 'target/programs/AL.json'), text);
    expect(() => run(smallSource())).toThrow('id 1003 is both al-help and ca-help');
  });

  it('keeps all IDs on a second run', () => {
    run(smallSource());
    const first = built('programs/AL.json');
    run(smallSource());
    expect(built('programs/AL.json')).toBe(first);
  });

  function withNew(slug: string): SmallSource {
    const source = withCopy('AL.json', 0);
    Object.assign(source.programs['AL.json']?.at(-1) ?? {}, { slug });
    return source;
  }

  function withoutCalifornia(): SmallSource {
    return { ...smallSource(), programs: { 'AL.json': smallSource().programs['AL.json'] ?? [] } };
  }
});

const contact = { phone: null, applyThrough: 'agency', classUrl: null };

/**
 * Limits that are not plausible. The counties in the small source have a median income of $90,000,
 * so limits from $27,000 to $270,000 are plausible.
 */
const implausible: [string, Row, string][] = (
  [
    [{ maxIncome: { limit: 26_999 } }, 'rules.maxIncome: 26999 is not between 30% and 300%'],
    [{ maxIncome: { limit: 270_001 } }, 'rules.maxIncome: 270001 is not between 30% and 300%'],
    [
      { maxIncome: { byCounty: { '01901': [80_000, 9_000] } } },
      'rules.maxIncome.byCounty 01901: 9000 is not',
    ],
    [{ maxIncome: { byCounty: {}, otherwise: 900_000 } }, 'rules.maxIncome: 900000 is not'],
    [{ minIncome: { limit: 180_001 } }, 'rules.minIncome: 180001 is not between 10% and 200%'],
    [{ maxHomePrice: { limit: 40_000 } }, 'rules.maxHomePrice: 40000 is not between 50000'],
    [{ minCreditScore: 800 }, 'rules.minCreditScore: 800 is not between 500 and 720'],
    [{ minContribution: { percent: 30 } }, 'rules.minContribution: 30 is not between 0 and 25'],
  ] as const
).map(([changes, message]) => [
  `the figure: ${message}`,
  { rules: { ...rules, ...changes } },
  message,
]);

describe('the catalog build', () => {
  const { run, folder } = useSmallBuild();

  it.each<[string, Row, string]>([
    ['an unknown kind', { kind: 'gift' }, 'kind: '],
    ['an unknown field', { color: 'red' }, 'Unrecognized key: "color"'],
    [
      'a score out of range',
      { rules: { ...rules, minCreditScore: 900 } },
      'rules.minCreditScore: ',
    ],
    ['an odd income limit', { rules: { ...rules, maxIncome: { most: 1 } } }, 'rules.maxIncome: '],
    ['another state', { coverage: { ...coverage, state: 'GA' } }, 'coverage.state: GA in AL.json'],
    ['a slug of another state', { slug: 'ga-help' }, "slug: must start with the program's state"],
    [
      'an unknown county',
      { coverage: { ...coverage, counties: ['01999'] } },
      'coverage.counties: no county 01999',
    ],
    [
      'a county of another state',
      { coverage: { ...coverage, counties: ['06901'] } },
      'coverage.counties: county 06901 is in CA',
    ],
    [
      'a limit that no longer equals the rule that replaces it',
      { slug: 'de-dsha-take5', rules: { ...rules, maxHomePrice: { limit: 400_000 } } },
      'rules.maxHomePrice: no longer equals the IRS limit',
    ],
    [
      'an unknown county in a targeted area',
      { rules: { ...rules, maxHomePrice: { bondLimit: { targetedCounties: ['01999'] } } } },
      'rules.maxHomePrice.bondLimit.targetedCounties: no county 01999',
    ],
    [
      'an unknown county in a limit',
      { rules: { ...rules, maxHomePrice: { byCounty: { '01999': 1 } } } },
      'rules.maxHomePrice.byCounty: no county 01999',
    ],
    [
      'an unknown city',
      { coverage: { ...coverage, scope: 'city', cities: ['Elm'] } },
      'coverage.cities: no USPS city Elm',
    ],
    [
      'an unknown postal city',
      { coverage: { ...coverage, scope: 'city', cities: ['alder'], postalCities: ['Elm'] } },
      'coverage.postalCities: no USPS city Elm',
    ],
    [
      'a local program without a place',
      { coverage: { ...coverage, scope: 'county' } },
      'coverage: a local program without a county or a city',
    ],
    [
      'an unknown excluded city',
      { coverage: { ...coverage, exceptCities: ['Elm'] } },
      'coverage.exceptCities: no USPS city Elm',
    ],
    [
      'an unknown loan type',
      { firstMortgage: { types: ['arm'], from: null } },
      'firstMortgage.types',
    ],
    [
      'a repeated loan type',
      { firstMortgage: { types: ['fha', 'fha'], from: null } },
      'firstMortgage.types: a type appears twice',
    ],
    ['a phone with letters', { contact: { ...contact, phone: '205HOMEBUY' } }, 'contact.phone: '],
    [
      'a phone that cannot be dialed',
      { contact: { ...contact, phone: '2059115555' } },
      'contact.phone: 2059115555 cannot be dialed',
    ],
    [
      'a round that closes before it opens',
      { opensOn: '2026-03-02', closesOn: '2026-03-02' },
      'closesOn: 2026-03-02 is not after 2026-03-02',
    ],
    [
      'a status dated after the check',
      { statusCheckedOn: '2026-01-16' },
      'statusCheckedOn: 2026-01-16 is after 2026-01-15',
    ],
    ...implausible,
    ['a percent without its base', { maxPercent: 3 }, 'percentOf: must be set if and only if'],
    ['an impossible day', { checkedOn: '2026-02-30' }, 'checkedOn: must be a day like 2026-11-21'],
    [
      'an impossible month',
      { sources: dated('2025-13') },
      'sources.0.asOf: must be a date like 2026, ',
    ],
    [
      'a word for a date',
      { sources: dated('spring') },
      'sources.0.asOf: must be a date like 2026, ',
    ],
    [
      'a source dated after the check',
      { sources: dated('2026-02') },
      'sources.asOf: 2026-02 is after 2026-01',
    ],
  ])('rejects %s', (_, cells, message) => {
    const slug = String(cells.slug ?? 'al-help');
    expect(() => run(changed('AL.json', 0, cells))).toThrow(`AL.json ${slug}: ${message}`);
    expect(existsSync(join(folder(), 'target/reference'))).toBe(false);
  });

  it.each([
    [{ with: 'some', slugs: ['al-none'], says: 'With others.' }, 'slugs: no program al-none'],
    [{ with: 'some', slugs: ['al-help'], says: 'With others.' }, 'slugs: names itself'],
    [{ with: 'none', slugs: [], says: '' }, 'says: no sentence for "none"'],
  ])('rejects the combination %j', (combines, message) => {
    const source = changed('AL.json', 0, { combines });
    expect(() => run(source)).toThrow(`al-help combines.${message}`);
  });

  it.each<[string, Row]>([
    ['the lowest plausible income limit', { rules: { ...rules, maxIncome: { limit: 27_000 } } }],
    ['the highest plausible income limit', { rules: { ...rules, maxIncome: { limit: 270_000 } } }],
    ['unknown loan types', { firstMortgage: { types: [], from: null } }],
    ['missing facts', { firstMortgage: undefined, contact: undefined, combines: undefined }],
    [
      'a city without a post office',
      { coverage: { ...coverage, scope: 'city', cities: ['Elm'], postalCities: ['Alder'] } },
    ],
  ])('accepts %s', (_, cells) => {
    expect(run(changed('AL.json', 0, cells))).toContain('3 programs');
  });

  it('rejects a duplicate slug', () => {
    expect(() => run(withCopy('AL.json', 0))).toThrow('al-help: slug: appears twice');
  });

  it('rejects a program without a slug', () => {
    expect(() => run(changed('AL.json', 1, { slug: 7 }))).toThrow('AL.json entry 2: slug: ');
  });

  it('rejects a file that is not named after a state', () => {
    const { programs, ...rest } = smallSource();
    const odd = { ...rest, programs: { ...programs, 'alabama.json': [] } };
    expect(() => run(odd)).toThrow('alabama.json: is not named after a state');
  });
});

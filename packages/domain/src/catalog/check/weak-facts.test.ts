import { describe, expect, it } from 'vitest';
import { knownTables } from '../../../test/known-tables.ts';
import { sampleProgram } from '../../../test/program-samples.ts';
import { isOftenWrong, weakFacts } from './weak-facts.ts';

type Sample = NonNullable<Parameters<typeof sampleProgram>[0]>;

const page = { url: 'https://example.org/help', asOf: null, supports: 'amount' };
const sound: Sample = { website: page.url, sources: [page], statusCheckedOn: '2026-11-20' };

function weak(changes: Sample): string[] {
  const program = sampleProgram({ ...sound, ...changes });
  return Array.from(weakFacts(program, knownTables), ({ kind }) => kind);
}

function grantWith(repaymentTerms: string): Sample {
  return {
    kind: 'grant',
    repayment: null,
    specifics: { ...sampleProgram().specifics, repaymentTerms },
  };
}

function priced(limit: number): Sample {
  return {
    coverage: { scope: 'county', counties: ['48001'] },
    rules: { maxHomePrice: { limit } },
  };
}

describe('weakFacts', () => {
  it('finds nothing in a program with dated facts', () => {
    expect(weak({})).toEqual([]);
  });

  it('finds a price limit from an earlier year', () => {
    expect(weak(priced(480_000))).toEqual(['earlier-limit']);
    expect(weak(priced(550_000))).toEqual([]);
    expect(weak(priced(515_000))).toEqual([]);
  });

  it('finds an open program without a source date', () => {
    expect(weak({ status: 'open', statusCheckedOn: null })).toEqual(['open-without-day']);
    expect(weak({ status: 'unknown', statusCheckedOn: null })).toEqual([]);
  });

  it('finds a forgivable loan without a schedule', () => {
    expect(weak({ kind: 'forgivable-loan', repayment: null })).toEqual([
      'forgiven-without-schedule',
    ]);
    expect(weak({ kind: 'deferred-loan', repayment: null })).toEqual([]);
  });

  it.each([
    'Given as a grant; ask how long you must stay.',
    'Nothing is repaid if you stay (five years in the enhanced version).',
    'Given as a grant with a retention period.',
    'Read what happens if you sell early.',
  ])('finds the grant "%s"', (terms) => {
    expect(weak(grantWith(terms))).toEqual(['grant-with-stay']);
  });

  it.each(['Nothing to repay. Stay under the income limit.', 'Move in within 60 days.'])(
    'finds no fault in the grant "%s"',
    (terms) => {
      expect(weak(grantWith(terms))).toEqual([]);
    },
  );

  it.each([
    ['https://example.org', 1],
    ['https://example.org/', 1],
    ['https://example.org/help', 0],
    ['https://example.org/?p=7', 0],
  ])('reports a website or source URL only if it has no path: %s', (url, count) => {
    const expected = Array(count).fill('bare-address');
    expect(weak({ website: url })).toEqual(expected);
    expect(weak({ sources: [page, { ...page, url }, { ...page, url }] })).toEqual(expected);
  });

  it('reports the website and each source separately', () => {
    const url = 'https://example.org';
    const program = sampleProgram({ ...sound, website: url, sources: [{ ...page, url }] });
    expect([...weakFacts(program, knownTables)]).toMatchObject([
      { field: 'website', fault: `${url} is only a home page` },
      { field: 'sources.url', fault: `${url} is only a home page` },
    ]);
  });
});

describe('isOftenWrong', () => {
  const often = (changes: Sample) =>
    isOftenWrong(sampleProgram({ ...sound, ...changes }), knownTables);

  it('returns false for a program whose only weakness is a URL without a path', () => {
    expect(often({ website: 'https://example.org' })).toBe(false);
    expect(often({ website: 'https://example.org', statusCheckedOn: null })).toBe(true);
  });

  it('returns true for every other weak fact', () => {
    expect(often({})).toBe(false);
    expect(often({ kind: 'forgivable-loan', repayment: null })).toBe(true);
    expect(often(grantWith('Read what happens if you sell early.'))).toBe(true);
    expect(often(priced(480_000))).toBe(true);
    expect(often(priced(550_000))).toBe(false);
  });
});

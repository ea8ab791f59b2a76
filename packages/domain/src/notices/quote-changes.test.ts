import { describe, expect, it } from 'vitest';
import { buyer, context, noTerms, sampleProgram, travis } from '../../test/program-samples.ts';
import type { CatalogProgram, Repayment } from '../catalog/catalog-program.ts';
import { factsOf } from '../catalog/edits/stored-facts.ts';
import { changedPrograms } from './changed-programs.ts';
import { QuoteChange } from './quote-change.ts';
import { quoteChanges, rateChange } from './quote-changes.ts';

type Sample = Parameters<typeof sampleProgram>[0];

const source = { sourceUrl: 'https://agency.example.gov/news', sourceDay: '2026-11-20' };

function changed(before: CatalogProgram | null, after: CatalogProgram | null) {
  const [oldValue, newValue] = [before, after].map((one) => one && factsOf(one));
  const change = { slug: 'us-sample-grant', fact: 'program', oldValue, newValue, ...source };
  return changedPrograms([change], () => after ?? before ?? undefined);
}

function changesBetween(before: Sample | null, after: Sample | null, known = context.known) {
  const [old, now] = [before, after].map((one) => (one === null ? null : sampleProgram(one)));
  const programs = changed(old ?? null, now ?? null);
  const changes = quoteChanges(programs, buyer, travis, { ...context, known });
  for (const change of changes) QuoteChange.parse(change);
  return changes;
}

const kinds = (...args: Parameters<typeof changesBetween>) =>
  changesBetween(...args).map(({ kind }) => kind);

describe('quoteChanges', () => {
  const strict = { rules: { maxHomePrice: { limit: 299_999 } } } as const;
  const exact = { rules: { maxHomePrice: { limit: 300_000 } } } as const;
  const priced = (limit: number): Sample => ({ rules: { maxHomePrice: { limit } } });
  const bond: Sample = { rules: { maxHomePrice: { bondLimit: { targetedCounties: [] } } } };
  const far = { coverage: { state: 'OK' } } as const;

  it.each<[string, Sample | null, Sample | null, string[]]>([
    ['a price limit that is high enough now', strict, exact, ['new']],
    ['a price limit that is too low now', exact, strict, ['gone']],
    ['an added program', null, {}, ['new']],
    ['a removed program', {}, null, ['gone']],
    ['an added program elsewhere', null, far, []],
    ['a removed program that almost fit', strict, null, []],
    ['a paused program', {}, { status: 'paused' }, ['closed']],
    [
      'a waitlist after an unknown status',
      { status: 'unknown' },
      { status: 'waitlist' },
      ['closed'],
    ],
    ['a program that opens', { status: 'paused' }, { status: 'open' }, ['opened']],
    ['money where we knew nothing', { status: 'unknown' }, { status: 'open' }, ['opened']],
    ['a pause after a waitlist', { status: 'waitlist' }, { status: 'paused' }, ['limit']],
    ['an almost match that opens', { ...strict, status: 'paused' }, strict, ['opened']],
    ['a smaller amount', {}, { maxAmount: 9_999 }, ['amount']],
    ['an income limit that still fits', {}, { rules: { maxIncome: { limit: 90_000 } } }, ['limit']],
    ['a lower score that still fits', { rules: { minCreditScore: 640 } }, {}, ['limit']],
    ['the same price limit as a rule', priced(598_021), bond, []],
    ['another price limit as a rule', priced(598_022), bond, ['limit']],
    ['another website', {}, { website: 'https://example.org/new' }, []],
    ['a round that has closed', {}, { closesOn: '2026-11-21' }, ['limit']],
    ['a paused program that does not fit', far, { ...far, status: 'paused' }, []],
  ])('reports %s', (_, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
  });

  it("includes the program's name, the amounts, and the reason", () => {
    const name = { programId: 1, programName: 'Sample Agency Grant' };
    expect(changesBetween({}, { maxAmount: 12_000 })).toEqual([
      {
        kind: 'amount',
        ...name,
        before: 10_000,
        after: 12_000,
        why: [
          {
            fact: 'amount',
            before: { maxAmount: 10_000, maxPercent: null, percentOf: null },
            after: { maxAmount: 12_000, maxPercent: null, percentOf: null },
            ...source,
          },
        ],
      },
    ]);
    expect(changesBetween(null, {})).toEqual([{ kind: 'new', ...name, why: [], amount: 10_000 }]);
    expect(changesBetween({}, null)).toEqual([
      { kind: 'gone', programId: null, programName: name.programName, why: [] },
    ]);
  });

  it("does not report a change that affects only a program's rank in the list", () => {
    // A program's provider and the time of forgiveness affect only its rank.
    const dueOn: Repayment['dueOn'] = ['sale'];
    const loan = (afterYears: number): Sample => {
      const forgiven = { afterYears, how: 'yearly' as const, startsAfterYears: 0 };
      return { kind: 'forgivable-loan', repayment: { ...noTerms, dueOn, forgiven } };
    };
    expect(kinds({ provider: 'lender' }, {})).toEqual([]);
    expect(kinds(loan(5), loan(10))).toEqual([]);
  });

  it("uses the buyer's short answers", () => {
    const scored = (minCreditScore: number) => ({ rules: { minCreditScore } });
    const known = { scoreFrom: 700, scoreTo: 700 };
    expect(kinds(scored(701), scored(700), known)).toEqual(['new']);
    expect(kinds(scored(701), scored(700), {})).not.toEqual(['new']);
  });
});

describe('rateChange', () => {
  it.each([
    [6.5, 6.62, false],
    [6.5, 6.625, true],
    [6.5, 6.38, false],
    [6.5, 6.375, true],
    [6.3, 6.425, true],
    [6.5, 6.5, false],
  ])('reports a change from %s%% to %s%%: %s', (before, rate30, isAnnounced) => {
    const date = '2026-11-19';
    const expected = { kind: 'rate', before, after: rate30, date };
    expect(rateChange(before, { rate30, date })).toEqual(isAnnounced ? expected : undefined);
  });
});

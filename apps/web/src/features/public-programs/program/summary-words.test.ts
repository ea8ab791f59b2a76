import type { Repayment } from '@latchkey/domain';
import { dueOnSale, today } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { fundingWords } from '@/lib/funding-words.ts';
import { samplePublicProgram } from '../../../../test/sample-public-program.ts';
import { lifeWords } from './life-words.ts';
import { givesWords, moneyWords, owedWords } from './summary-words.ts';

type Changes = Parameters<typeof samplePublicProgram>[0];

const forgiven = { afterYears: 5, how: 'yearly', startsAfterYears: 0 } as const;

const stated = {
  day: '2026-11-21',
  status: 'open' as const,
  saidBy: null,
  sourceUrl: null,
  basis: null,
  opensOn: null,
  closesOn: null,
};

describe('givesWords', () => {
  it.each<[Changes, string]>([
    [{ maxAmount: 10_000 }, 'Up to $10,000'],
    [{ maxAmount: null, maxPercent: 3, percentOf: 'loan' }, 'Up to 3% of the loan'],
    [
      { maxAmount: 9_000, maxPercent: 3, percentOf: 'price' },
      'Up to 3% of the price, up to $9,000',
    ],
    [{ maxAmount: null }, 'Amount: ask the agency'],
    [{ kind: 'tax-credit' }, 'Tax credit'],
  ])('returns, for %j, %s', (changes, figure) => {
    expect(givesWords(samplePublicProgram(changes).program).figure).toBe(figure);
  });
});

describe('owedWords', () => {
  const owed = (kind: NonNullable<Changes>['kind'], repayment: Partial<Repayment> | null) => {
    const all = repayment && { ...dueOnSale, ...repayment };
    const { program } = samplePublicProgram({ ...(kind ? { kind } : {}), repayment: all });
    return owedWords(program).figure;
  };

  it('never says "nothing owed" if it is unknown whether assistance is due at a sale', () => {
    expect(owed('deferred-loan', null)).toBe('Not known');
    expect(owed('grant', null)).toBe('Nothing that we know of');
    expect(owed('grant', { dueOn: [] })).toBe('Nothing');
  });

  it.each<[NonNullable<Changes>['kind'], Partial<Repayment>, string]>([
    ['deferred-loan', {}, 'All $10,000'],
    ['deferred-loan', { dueOn: [] }, 'Not known'],
    ['deferred-loan', { interest: { ratePercent: 3, simple: true } }, 'All of it, with interest'],
    ['forgivable-loan', { forgiven }, 'Nothing after 5 years'],
    ['forgivable-loan', {}, 'It may be forgiven'],
    ['grant', { forgiven }, 'Nothing after 5 years'],
    ['shared-appreciation-loan', {}, 'All of it, and a share of your gain'],
    ['repayable-loan', {}, 'Paid every month'],
  ])('returns, for a %s with %j, %s', (kind, repayment, figure) => {
    expect(owed(kind, repayment)).toBe(figure);
  });
});

describe('text about the money', () => {
  const facts = (changes: Changes) => samplePublicProgram(changes);

  it('states the day and the source if our note on the source mentions the funding status', () => {
    const supports = 'funding status';
    const sources = [{ url: 'https://www.agency.example/x', asOf: '2026-11', supports }];
    expect(moneyWords(facts({ sources }), today)).toEqual({
      figure: 'Open',
      words: ['on Nov 21, 2026, says agency.example'],
    });
    expect(lifeWords(facts({ sources }), today)).toBe('Open on Nov 21, 2026.');
  });

  it('states which agency page we read, if our note on that page is about other facts', () => {
    const website = 'https://agency.example/';
    const sources = [{ url: `${website}x`, asOf: '2026-11-21', supports: 'amount' }];
    expect(moneyWords(facts({ website, sources }), today).words).toEqual([
      'on Nov 21, 2026, read on the agency’s page, agency.example',
    ]);
  });

  it('states that our notes name no source', () => {
    const noted = facts({ sources: [], status: 'paused' });
    expect(moneyWords(noted, today).words[0]).toBe(
      'on Nov 21, 2026, according to our notes, which name no source. Ask the agency.',
    );
    const undated = facts({ sources: [], status: 'paused', statusCheckedOn: null });
    expect(moneyWords(undated, today).words[0]).toContain('without a day or a source');
  });

  it('shows the same date as a row in the list', () => {
    for (const status of ['open', 'paused', 'waitlist'] as const) {
      const { program, funding } = facts({ status, statusCheckedOn: '2025-08-14' });
      const on = 'Aug 14, 2025';
      expect(moneyWords(samplePublicProgram(program, { funding }), today).words[0]).toContain(on);
      expect(fundingWords(program, today)).toContain(on);
    }
  });

  it('does not call a program open if no source confirmed it for 30 days', () => {
    const old = facts({ statusCheckedOn: '2026-10-01' });
    expect(moneyWords(old, today)).toMatchObject({ figure: 'Was open' });
    expect(lifeWords(old, today)).toBe('Open on Oct 01, 2026. We found no newer source.');
  });

  it('shows the earliest confirmed date if several sources confirm that a program is open', () => {
    const on = (day: string) => ({ ...stated, day });
    const funding = [on('2026-07-01'), on('2026-11-21')];
    expect(lifeWords(samplePublicProgram({}, { funding }), today)).toBe(
      'Open since Jul 01, 2026. Last confirmed Nov 21, 2026.',
    );
  });

  it('states that the information is from the agency itself', () => {
    const funding = [{ ...stated, saidBy: 'agency' as const }];
    expect(moneyWords(samplePublicProgram({}, { funding }), today).words).toEqual([
      'on Nov 21, 2026, the agency says so',
    ]);
  });

  it('states that a round is over after its last day', () => {
    const funding = [{ ...stated, day: '2026-10-01', closesOn: '2026-11-20' }];
    expect(lifeWords(samplePublicProgram({}, { funding }), today)).toBe(
      'Open on Oct 01, 2026. The round closed on Nov 20, 2026.',
    );
    const last = [{ ...stated, day: '2026-10-01', closesOn: today }];
    expect(lifeWords(samplePublicProgram({}, { funding: last }), today)).not.toContain('closed');
  });

  it('states when the next funding round opens', () => {
    const waiting = facts({ status: 'unknown', opensOn: '2027-01-04' });
    expect(moneyWords(waiting, today).words).toContain('The next round opens on Jan 04, 2027.');
    expect(lifeWords(facts({ closesOn: '2026-12-31' }), today)).toContain(
      'The round closes on Dec 31, 2026.',
    );
  });
});

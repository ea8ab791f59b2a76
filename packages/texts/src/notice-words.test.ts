import {
  FactDifference,
  type FundingStatus,
  factNames,
  facts,
  type QuoteChange,
} from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { changes } from './en/changes.ts';
import { changes as spanish } from './es/changes.ts';
import { formatsOf } from './formats.ts';
import { changeWords, factWords, publishedWords } from './notice-words.ts';
import { speak } from './speak.ts';

const english = {
  text: speak<typeof changes>('en', compileCatalog(changes)),
  format: formatsOf('en'),
};
const inSpanish = {
  text: speak<typeof changes>('es', compileCatalog(spanish)),
  format: formatsOf('es'),
};

const source = { sourceUrl: 'https://agency.example.gov/news', sourceDay: '2026-11-20' };
const funding = (status: FundingStatus, closesOn: string | null = null) => ({
  status,
  statusCheckedOn: '2026-11-20',
  opensOn: null,
  closesOn,
});
const opening: FactDifference = {
  fact: 'funding',
  before: funding('paused'),
  after: funding('open', '2026-12-15'),
  ...source,
};
const tier = { when: {}, maxAmount: 10_000, maxPercent: null, percentOf: null, says: 'One.' };
const ofProgram = { programId: 7, programName: 'MI 10K', why: [] };

describe('changeWords', () => {
  it.each<[QuoteChange, string]>([
    [
      { kind: 'new', ...ofProgram, amount: 10_000 },
      'New for you: MI 10K, up to $10,000 for this home.',
    ],
    [{ kind: 'new', ...ofProgram, amount: 0 }, 'New for you: MI 10K.'],
    [{ kind: 'gone', ...ofProgram }, 'MI 10K no longer fits your answers.'],
    [{ kind: 'gone', ...ofProgram, programId: null }, 'MI 10K is no longer in our catalog.'],
    [{ kind: 'opened', ...ofProgram }, 'MI 10K is now open.'],
    [
      { kind: 'closed', ...ofProgram, why: [{ ...opening, after: funding('waitlist') }] },
      'MI 10K now has a waitlist.',
    ],
    [
      { kind: 'amount', ...ofProgram, before: 10_000, after: 7_500 },
      'MI 10K now gives up to $7,500 for this home. Before, it was $10,000.',
    ],
    [{ kind: 'limit', ...ofProgram }, 'A rule for MI 10K changed.'],
    [
      { kind: 'rate', before: 6.5, after: 6.25, date: '2026-11-19' },
      'The average mortgage rate fell from 6.5% to 6.25% (week of Nov 19, 2026).',
    ],
  ])('states what changed for a saved quote: %j', (change, sentence) => {
    expect(changeWords(change, english)).toBe(sentence);
  });

  it('states in Spanish what changed', () => {
    expect(changeWords({ kind: 'opened', ...ofProgram }, inSpanish)).toBe(
      'MI 10K está abierto ahora.',
    );
  });
});

describe('what the agency itself said', () => {
  const after = {
    ...funding('open'),
    statusSaidBy: 'agency' as const,
    moneyLeft: { amount: 90_000, day: '2026-11-20' },
  };
  const said: FactDifference = {
    fact: 'funding',
    before: funding('paused'),
    after,
    sourceUrl: null,
    sourceDay: '2026-11-20',
  };

  it('identifies the agency as the source, and states the money left', () => {
    expect(factWords(said, english)).toMatchObject({
      words: expect.stringContaining('open, $90,000 left'),
      source: { label: expect.stringMatching(/^the agency says so, Nov\S* 20, 2026$/), href: null },
    });
    expect(factWords(said, inSpanish).source.label).toContain('lo dice la agencia');
  });
});

describe('factWords', () => {
  it('states the old and the new value, with the source and its date', () => {
    expect(factWords(opening, english)).toEqual({
      name: 'Funding',
      words: 'before: paused, now: open until Dec 15, 2026',
      source: { label: 'agency.example.gov, Nov 20, 2026', href: source.sourceUrl },
    });
    expect(factWords({ ...opening, sourceUrl: null }, inSpanish)).toEqual({
      name: 'Fondos',
      words: 'antes: en pausa, ahora: abierto hasta el 15 dic 2026',
      source: { label: 'nuestro catálogo, 20 nov 2026', href: null },
    });
  });

  it.each<[FactDifference['fact'], unknown, unknown, string]>([
    [
      'amount',
      { maxAmount: 10_000, maxPercent: null, percentOf: null },
      { maxAmount: 15_000, maxPercent: 3.5, percentOf: 'loan' },
      'before: $10,000, now: 3.5% of the loan, up to $15,000',
    ],
    [
      'rules.maxIncome',
      { limit: 80_000 },
      { percentAmi: 80, householdSize: 'unknown' },
      'before: $80,000 a year, now: 80% of the area’s median income',
    ],
    ['rules.minCreditScore', null, 640, 'before: not known, now: 640 or more'],
    ['rules.veteran', 'not-required', 'required', 'before: not required, now: required'],
    [
      'rules.homeTypes',
      ['condo'],
      ['condo', 'single-family'],
      'before: a condo, now: a condo or a single-family home',
    ],
    [
      'maxFirstMortgage',
      'fha-limit',
      { limit: 500_000 },
      'before: the county’s FHA limit, now: $500,000',
    ],
    ['pays', null, 'both', 'before: not known, now: the down payment and closing costs'],
    [
      'pays',
      'both',
      'closing',
      'before: the down payment and closing costs, now: only closing costs and fees',
    ],
    [
      'tiers',
      null,
      [
        { ...tier, when: { incomeTo: 60_000 }, maxAmount: 20_000 },
        { ...tier, maxPercent: 4, percentOf: 'price' },
      ],
      'before: not known, now: $20,000 or 4% of the price, up to $10,000',
    ],
    ['rules.maxHomePrice', { byCounty: { 26163: 1 } }, { limit: 9 }, 'changed'],
    ['funding', { ...funding('open'), status: 'a later one' }, funding('open'), 'changed'],
    ['repayment', null, null, 'changed'],
  ])('states how the fact %s changed', (fact, before, after, words) => {
    const difference = FactDifference.parse({ fact, before, after, ...source });
    expect(factWords(difference, english).words).toBe(words);
  });

  it('has a name for every fact that notices announce', () => {
    const nameless = factNames.filter((fact) => {
      const { name } = factWords(FactDifference.parse({ fact, ...source }), english);
      return name === english.text['fact-other']();
    });
    expect(nameless).toEqual(factNames.filter((fact) => !facts[fact].isAnnounced));
  });
});

describe('publishedWords', () => {
  it('describes a fact in the same words as a notice', () => {
    expect(publishedWords({ what: opening, ...source }, english)).toEqual(
      factWords(opening, english),
    );
  });

  it('states that a program is new, or is no longer in the catalog', () => {
    expect(publishedWords({ what: 'added', ...source }, english)).toEqual({
      name: 'New in our catalog',
      words: '',
      source: { label: 'agency.example.gov, Nov 20, 2026', href: source.sourceUrl },
    });
    const removed = { what: 'removed', sourceUrl: null, sourceDay: '2026-11-20' } as const;
    expect(publishedWords(removed, inSpanish)).toMatchObject({
      name: 'Ya no está en nuestro catálogo',
      source: { href: null },
    });
  });
});

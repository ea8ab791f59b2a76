import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import { type ReviewFacts, reviewQueue } from './review-queue.ts';

const today = '2026-11-21';
const calm = CatalogProgram.parse({
  ...sampleProgram(),
  confidence: 'high',
  status: 'open',
  opensOn: null,
  closesOn: null,
  checkedOn: '2026-11-11',
});

let ids = 0;
function facts(changes: Partial<CatalogProgram>, rest: Partial<ReviewFacts> = {}): ReviewFacts {
  ids += 1;
  return {
    program: { ...calm, id: ids, ...changes },
    views: 10,
    tasks: [],
    isWeak: false,
    ...rest,
  };
}

const needs = (one: ReviewFacts) => reviewQueue([one], today)[0]?.need ?? 0;
const reasons = (one: ReviewFacts) => reviewQueue([one], today)[0]?.reasons;

describe('reviewQueue', () => {
  it('multiplies views by the number of days since the last check', () => {
    expect(needs(facts({}))).toBe(11 * 11);
    expect(needs(facts({}, { views: 0 }))).toBe(11);
    expect(needs(facts({ checkedOn: today }, { views: 0 }))).toBe(1);
    expect(needs(facts({ checkedOn: '2027-01-01' }, { views: 0 }))).toBe(1);
  });

  it.each<[string, Partial<CatalogProgram>, Partial<ReviewFacts>]>([
    ['correction', {}, { tasks: ['correction'] }],
    ['source-changed', {}, { tasks: ['source-changed', 'source-changed'] }],
    ['low-confidence', { confidence: 'low' }, {}],
    ['limited-money', { status: 'waitlist' }, {}],
    ['often-wrong', {}, { isWeak: true }],
    ['limited-money', { closesOn: '2027-06-30' }, {}],
  ])('ranks a program first for the reason %s', (reason, changes, rest) => {
    const urgent = facts(changes, rest);
    expect(reasons(urgent)).toEqual([reason]);
    expect(reviewQueue([facts({}), urgent], today)[0]?.facts).toBe(urgent);
  });

  it.each(['2026-12-20', '2026-10-22', today])(
    'treats a round that opens or closes on %s as close to today',
    (day) => {
      expect(reasons(facts({ closesOn: day }))).toEqual(['closing-soon', 'limited-money']);
      expect(reasons(facts({ opensOn: day }))).toEqual(['closing-soon', 'limited-money']);
    },
  );

  it('returns no reason for a program that needs no special review', () => {
    expect(reasons(facts({}))).toEqual([]);
  });

  it('keeps every program, and lists the most urgent review first', () => {
    const any = fc.array(
      fc
        .record({
          views: fc.nat(10_000),
          day: fc.constantFrom('2025-01-01', '2026-10-01', '2026-11-21'),
          confidence: fc.constantFrom('high' as const, 'low' as const),
        })
        .map(({ day, confidence, views }) => facts({ checkedOn: day, confidence }, { views })),
    );
    fc.assert(
      fc.property(any, (programs) => {
        const queue = reviewQueue(programs, today);
        expect(new Set(queue.map((review) => review.facts))).toEqual(new Set(programs));
        expect(queue.map(({ need }) => need)).toEqual(
          queue.map(({ need }) => need).toSorted((a, b) => b - a),
        );
      }),
    );
  });
});

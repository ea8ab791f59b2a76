import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { catalogs, programFacts } from '../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, travis } from '../../test/program-samples.ts';
import type { Area } from '../area/area.ts';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import { matchPrograms as matchesFor } from '../estimate/program-answers.ts';
import { assess, type MatchContext } from './assess.ts';
import { programsInCounty } from './match-programs.ts';
import { AlmostProgram, MatchedProgram } from './matched-program.ts';
import { rankPrograms } from './ranking.ts';
import type { KnownFacts } from './rules/known-facts.ts';
import type { ProgramFacts } from './rules/program-facts.ts';

function matchPrograms(
  catalog: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  given: MatchContext,
) {
  return matchesFor(catalog, facts, area, given, sampleProduct);
}

describe('matchPrograms', () => {
  it('returns matches in rank order, near misses with the rule to change, and no other programs', () => {
    const catalog = [
      sampleProgram({ id: 1, kind: 'tax-credit', maxAmount: 2_000 }),
      sampleProgram({ id: 2, status: 'paused' }),
      sampleProgram({ id: 3, rules: { minCreditScore: 700 } }),
      sampleProgram({ id: 4 }),
      sampleProgram({ id: 5, rules: { minContribution: { amount: 12_000 } } }),
      sampleProgram({ id: 9, maxAmount: 20_000, rules: { maxHomePrice: { limit: 290_000 } } }),
      sampleProgram({ id: 6, rules: { veteran: 'required' } }),
      sampleProgram({ id: 7, coverage: { state: 'OK' } }),
      sampleProgram({ id: 8, coverage: { exceptStates: ['TX'] } }),
    ];
    const { programs, almostThere } = matchPrograms(catalog, buyer, travis, context);

    expect(programs.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(almostThere.map(({ id, change }) => [id, change.rule])).toEqual([
      [9, 'price'],
      [5, 'own-contribution'],
    ]);
  });

  it("returns both the assistance for this quote and the program's own cap", () => {
    const program = sampleProgram({ maxAmount: 30_000, maxPercent: 4, percentOf: 'price' });
    const [match] = matchPrograms([program], buyer, travis, context).programs;
    expect(match).toMatchObject({ maxAmount: 12_000, cap: 30_000, maxPercent: 4 });
  });

  it('omits findings for rules that do not apply', () => {
    const program = sampleProgram({ coverage: { state: 'TX' }, rules: { minCreditScore: 640 } });
    const [match] = matchPrograms([program], buyer, travis, context).programs;
    expect(match?.rules.map(({ rule }) => rule)).toEqual([
      'service-area',
      'credit-score',
      'first-mortgage',
    ]);
  });

  it('returns the status "unknown" for an open round that has ended', () => {
    const rated = (closesOn: string) =>
      matchPrograms([sampleProgram({ closesOn })], buyer, travis, context).programs[0];
    expect(rated('2026-11-22')).toMatchObject({ status: 'open', closesOn: '2026-11-22' });
    expect(rated('2026-11-21')).toMatchObject({ status: 'unknown', closesOn: '2026-11-21' });
  });

  it('moves a program to the top once a short answer confirms it', () => {
    const catalog = [
      sampleProgram({ id: 1, maxAmount: 5_000 }),
      sampleProgram({ id: 2, maxAmount: 20_000, rules: { minCreditScore: 700 } }),
    ];
    const ids = (known: KnownFacts) =>
      matchPrograms(catalog, buyer, travis, { ...context, known }).programs.map(({ id }) => id);
    expect(ids({})).toEqual([1, 2]);
    expect(ids({ scoreFrom: 700 })).toEqual([2, 1]);
    expect(ids({ scoreTo: 699 })).toEqual([1]);
  });

  it('returns the same verdicts as `assess` for any catalog', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, contexts, (catalog, facts, area, given) => {
        const { programs, almostThere } = matchPrograms(catalog, facts, area, given);
        const verdicts = new Map(
          catalog.map((one) => [one.id, assess(one, facts, area, given).verdict]),
        );
        const idsOf = (verdict: string) =>
          catalog.map(({ id }) => id).filter((id) => verdicts.get(id) === verdict);

        expect(programs.map(({ id }) => id).sort()).toEqual(idsOf('match').sort());
        expect(almostThere.map(({ id }) => id).sort()).toEqual(idsOf('almost').sort());
        expect(programs).toEqual(rankPrograms(programs));
        expect(almostThere).toEqual(rankPrograms(almostThere));
      }),
    );
  });

  it('returns data that fits its schema', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, contexts, (catalog, facts, area, given) => {
        expect(catalog.map((program) => CatalogProgram.parse(program))).toEqual(catalog);
        const { programs, almostThere } = matchPrograms(catalog, facts, area, given);
        expect(programs.map((one) => MatchedProgram.parse(one))).toEqual(programs);
        expect(almostThere.map((one) => AlmostProgram.parse(one))).toEqual(almostThere);
      }),
    );
  });
});

describe('programsInCounty', () => {
  it('drops programs for other areas and keeps city programs in the county', () => {
    const kept = programsInCounty(
      [
        sampleProgram({ id: 1 }),
        sampleProgram({ id: 2, coverage: { state: 'TX', counties: [travis.countyFips] } }),
        sampleProgram({ id: 3, coverage: { state: 'TX', cities: ['Austin'] } }),
        sampleProgram({ id: 4, coverage: { state: 'TX', counties: ['48201'] } }),
        sampleProgram({ id: 5, coverage: { state: 'OK' } }),
        sampleProgram({ id: 6, coverage: { exceptStates: ['TX'] } }),
        sampleProgram({ id: 7, coverage: { state: 'TX', exceptCities: ['Austin'] } }),
      ],
      travis,
    );
    expect(kept.map(({ id }) => id)).toEqual([1, 2, 3, 7]);
  });

  it('never drops a program that matches', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, contexts, (catalog, facts, area, given) => {
        const nearby = programsInCounty(catalog, area);
        expect(matchPrograms(nearby, facts, area, given)).toEqual(
          matchPrograms(catalog, facts, area, given),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, catalogs, programFacts } from '../../test/program-arbitraries.ts';
import { buyer, sampleProgram, travis } from '../../test/program-samples.ts';
import { CatalogProgram } from '../catalog/catalog-program.ts';
import { assess } from './assess.ts';
import { matchPrograms, programsInCounty } from './match-programs.ts';
import { AlmostProgram, MatchedProgram } from './matched-program.ts';
import { compareRank } from './ranking.ts';

describe('matchPrograms', () => {
  it('returns matches in rank order, near misses with the rule to change, and no others', () => {
    const catalog = [
      sampleProgram({ id: 1, kind: 'tax-credit', maxAmount: 2_000 }),
      sampleProgram({ id: 2, status: 'paused' }),
      sampleProgram({ id: 3, rules: { otherConditions: ['You work in the city.'] } }),
      sampleProgram({ id: 4 }),
      sampleProgram({ id: 5, rules: { minContribution: { amount: 12_000 } } }),
      sampleProgram({ id: 9, maxAmount: 20_000, rules: { maxHomePrice: { limit: 290_000 } } }),
      sampleProgram({ id: 6, rules: { veteran: 'required' } }),
      sampleProgram({ id: 7, coverage: { state: 'OK' } }),
      sampleProgram({ id: 8, coverage: { exceptStates: ['TX'] } }),
    ];
    const { programs, almostThere } = matchPrograms(catalog, buyer, travis);

    expect(programs.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(almostThere.map(({ id, change }) => [id, change.rule])).toEqual([
      [9, 'price'],
      [5, 'own-contribution'],
    ]);
  });

  it("returns the assistance for this quote and the program's own cap separately", () => {
    const program = sampleProgram({ maxAmount: 30_000, maxPercent: 4, percentOf: 'price' });
    const [match] = matchPrograms([program], buyer, travis).programs;
    expect(match).toMatchObject({ maxAmount: 12_000, cap: 30_000, maxPercent: 4 });
  });

  it('omits findings for rules that do not apply', () => {
    const program = sampleProgram({ coverage: { state: 'TX' }, rules: { minCreditScore: 640 } });
    const [match] = matchPrograms([program], buyer, travis).programs;
    expect(match?.rules.map(({ rule }) => rule)).toEqual(['service-area', 'credit-score']);
  });

  it('agrees with the assessment of each program for any catalog', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, (catalog, facts, area) => {
        const { programs, almostThere } = matchPrograms(catalog, facts, area);
        const verdicts = new Map(catalog.map((one) => [one.id, assess(one, facts, area).verdict]));
        const idsOf = (verdict: string) =>
          catalog.map(({ id }) => id).filter((id) => verdicts.get(id) === verdict);

        expect(programs.map(({ id }) => id).sort()).toEqual(idsOf('match').sort());
        expect(almostThere.map(({ id }) => id).sort()).toEqual(idsOf('almost').sort());
        for (const list of [programs, almostThere]) {
          expect(list).toEqual([...list].sort(compareRank));
        }
      }),
    );
  });

  it('returns data that matches its schema', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, (catalog, facts, area) => {
        expect(catalog.map((program) => CatalogProgram.parse(program))).toEqual(catalog);
        const { programs, almostThere } = matchPrograms(catalog, facts, area);
        expect(programs.map((one) => MatchedProgram.parse(one))).toEqual(programs);
        expect(almostThere.map((one) => AlmostProgram.parse(one))).toEqual(almostThere);
      }),
    );
  });
});

describe('programsInCounty', () => {
  it('drops programs elsewhere and keeps city programs in the county', () => {
    const kept = programsInCounty(
      [
        sampleProgram({ id: 1 }),
        sampleProgram({ id: 2, coverage: { state: 'TX', counties: [travis.countyFips] } }),
        sampleProgram({ id: 3, coverage: { state: 'TX', cities: ['Austin'] } }),
        sampleProgram({ id: 4, coverage: { state: 'TX', counties: ['48201'] } }),
        sampleProgram({ id: 5, coverage: { state: 'OK' } }),
        sampleProgram({ id: 6, coverage: { exceptStates: ['TX'] } }),
      ],
      travis,
    );
    expect(kept.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('never drops a match', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, (catalog, facts, area) => {
        const nearby = programsInCounty(catalog, area);
        expect(matchPrograms(nearby, facts, area)).toEqual(matchPrograms(catalog, facts, area));
      }),
    );
  });
});

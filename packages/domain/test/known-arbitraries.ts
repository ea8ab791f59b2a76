import fc from 'fast-check';
import { type Condition, ConditionKind, FirstGeneration } from '../src/catalog/conditions.ts';
import type { MatchContext } from '../src/programs/assess.ts';
import { cityKey, type KnownFacts } from '../src/programs/rules/known-facts.ts';
import type { UnitCount } from '../src/quote/unit-count.ts';
import { amounts } from './limit-arbitraries.ts';

export const cities = fc.constantFrom('Austin', 'Round Rock', 'Bridgeport');

export const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Just a few sentences, so that one answer often applies to conditions of several programs. */
const sentences = fc.constantFrom('You own no home.', 'You have at most $5,000.', 'toString');

export const conditions: fc.Arbitrary<Condition> = fc.record({
  kind: fc.constantFrom(...ConditionKind.options),
  definition: fc.option(fc.constantFrom(...FirstGeneration.options)),
  says: sentences,
});

const keys = fc.oneof(sentences, cities.map(cityKey), fc.constantFrom(...FirstGeneration.options));
const scores = fc.option(fc.integer({ min: 300, max: 850 }));

/** Arbitrary short answers. Any of them may be missing. */
export const knownFacts: fc.Arbitrary<KnownFacts> = fc.record(
  {
    scoreFrom: scores,
    scoreTo: scores,
    borrowersIncome: fc.option(amounts),
    units: fc.option(fc.constantFrom<UnitCount>(2, 3, 4)),
    conditions: fc.dictionary(keys, fc.boolean()),
  },
  { requiredKeys: [] },
);

export const contexts: fc.Arbitrary<MatchContext> = fc.record({ today: days, known: knownFacts });

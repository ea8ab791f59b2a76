import { describe, expect, it } from 'vitest';
import { Condition, ConditionKind, conditionKey } from './conditions.ts';

const says = 'You meet the condition.';

describe('conditionKey', () => {
  const settleable: readonly ConditionKind[] = [
    'state-resident',
    'city-resident',
    'inside-city-limits',
    'owns-no-home',
  ];

  it.each(settleable)('uses the sentence as the key of a condition of the kind %s', (kind) => {
    expect(conditionKey({ kind, definition: null, says })).toBe(says);
  });

  it.each(ConditionKind.options.filter((kind) => !settleable.includes(kind)))(
    'returns null for a condition about %s if it has no definition or figure',
    (kind) => {
      expect(conditionKey({ kind, definition: null, says })).toBeNull();
    },
  );

  it.each(['parents-own-none-now', 'parents-never-owned'] as const)(
    'uses the first-generation definition %s as the key, regardless of the wording',
    (definition) => {
      for (const wording of [says, 'Other words.']) {
        const condition = { kind: 'first-generation', definition, says: wording } as const;
        expect(conditionKey(condition)).toBe(definition);
      }
    },
  );

  it.each([
    ['You have at most $5,000 in savings.', true],
    ['Your savings are at most 20% of the price.', true],
    ['Your savings are low.', false],
    ['You have few $ left.', false],
    ['You have at most five % left.', false],
  ])('decides whether a yes or no answers the asset limit "%s": %s', (sentence, isSettled) => {
    const key = conditionKey({ kind: 'asset-limit', definition: null, says: sentence });
    expect(key).toBe(isSettled ? sentence : null);
  });
});

describe('Condition', () => {
  it.each([
    [0, false],
    [1, true],
    [300, true],
    [301, false],
  ])('accepts a condition with %s characters: %s', (length, expected) => {
    const condition = { kind: 'other', definition: null, says: 'a'.repeat(length) };
    expect(Condition.safeParse(condition).success).toBe(expected);
  });
});

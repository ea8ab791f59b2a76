import { describe, expect, it } from 'vitest';
import type { FindingOf } from './finding-words.ts';
import { excludedStatesWords, serviceAreaWords } from './service-area-words.ts';

type Finding = FindingOf<'service-area'>;

function required(changes: Pick<Finding, 'verdict' | 'reason'>, cities = ['Austin']): string {
  return serviceAreaWords({
    rule: 'service-area',
    required: { state: 'TX', counties: [], cities },
    actual: { state: 'TX', county: 'Travis County', city: 'Austin' },
    key: null,
    ...changes,
  }).required;
}

describe('serviceAreaWords', () => {
  const inside = 'A home inside the city limits of Austin';
  const outside = 'A home outside the city limits of Austin';

  it('tells the buyer to check whether the home is inside or outside the city limits', () => {
    expect(required({ reason: 'inside-city', verdict: 'met' })).toBe(inside);
    expect(required({ reason: 'inside-city', verdict: 'not-met' })).toBe(outside);
    expect(required({ reason: 'outside-city', verdict: 'met' })).toBe(outside);
    expect(required({ reason: 'outside-city', verdict: 'not-met' })).toBe(inside);
  });

  it('lists up to three cities by name, and shows only the number of cities if there are more', () => {
    const shown = (...cities: string[]) =>
      required({ reason: 'other-city', verdict: 'not-met' }, cities);
    expect(shown('Austin', 'Dallas', 'Plano')).toBe(
      'A home inside the city limits of Austin, Dallas, or Plano',
    );
    expect(shown('Austin', 'Dallas', 'Plano', 'Waco')).toBe(
      'A home inside the city limits of one of 4 listed cities',
    );
  });

  it('lists every city that the home must be outside of', () => {
    const cities = ['Austin', 'Dallas', 'Plano', 'Waco'];
    const shown = required({ reason: 'except-city', verdict: 'check' }, cities);
    for (const city of cities) expect(shown).toContain(city);
  });
});

describe('excludedStatesWords', () => {
  it('lists the states by name, and shows unknown state codes unchanged', () => {
    const finding = {
      rule: 'excluded-states',
      verdict: 'not-met',
      reason: 'excluded',
      required: ['NY', 'XX'],
      actual: 'NY',
    } as const;
    expect(excludedStatesWords({ ...finding, required: [...finding.required] })).toEqual({
      required: 'A home in any state except New York or XX',
      answer: 'New York',
      check: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

describe('shownValue', () => {
  it.each([null, undefined, ''])('shows a missing value as unknown: %j', (value) => {
    expect(shownValue(value)).toBe('Unknown');
  });

  it('distinguishes zero, false and an empty list from a missing value', () => {
    expect(shownValue(0)).toBe('0');
    expect(shownValue(false)).toBe('No');
    expect(shownValue(true)).toBe('Yes');
    expect(shownValue([])).toBe('–');
  });

  it('joins the items of a list of strings, and joins the sentences of conditions', () => {
    expect(shownValue(['Austin', 'Dallas'])).toBe('Austin · Dallas');
    expect(shownValue([{ says: 'One.', amount: 1 }, { says: 'Two.' }])).toBe('One. · Two.');
  });

  it('shows any other value as complete JSON', () => {
    for (const value of [{ amount: 1 }, ['Austin', 1], [{ says: 'One.' }, { amount: 1 }]]) {
      expect(shownValue(value)).toBe(JSON.stringify(value));
    }
  });

  it('shows the known dates of a funding round', () => {
    const funding = {
      status: 'open',
      statusCheckedOn: null,
      opensOn: null,
      closesOn: null,
    };
    expect(shownValue(funding)).toBe('Open');
    expect(shownValue({ ...funding, closesOn: '2026-12-31' })).toBe('Open, closes Dec 31, 2026');
    expect(
      shownValue({
        ...funding,
        statusCheckedOn: '2026-11-20',
        opensOn: '2026-12-01',
        closesOn: '2026-12-31',
      }),
    ).toBe('Open, as of Nov 20, 2026, opens Dec 01, 2026, closes Dec 31, 2026');
  });
});

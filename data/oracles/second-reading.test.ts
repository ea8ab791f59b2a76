import { beforeAll, describe, expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { readAgain, readingCheck, rules, type SecondReading } from './second-reading.ts';

const verdicts = ['met', 'check', 'not-met'] as const;
let reading: SecondReading;

beforeAll(() => {
  reading = readAgain();
});

describe('the independent check of tiers', () => {
  it('calculates the same amounts as the engine for 2,000 random buyers', () => {
    expect(
      reading.amountDifferences.slice(0, 20),
      `${reading.amountDifferences.length} differ`,
    ).toEqual([]);
  });

  it('calculates amounts that are certain for some random buyers, and amounts that are uncertain for others', () => {
    expect(reading.amountCounts.get('met')).toBeGreaterThan(500);
    expect(reading.amountCounts.get('check')).toBeGreaterThan(500);
  });
});

describe.each(rules)('the independent check of the %s rule', (rule) => {
  it('gives the same verdicts as the engine for 2,000 random buyers', () => {
    expect(
      reading.differences[rule].slice(0, 20),
      `${reading.differences[rule].length} differ`,
    ).toEqual([]);
  });

  it.each(verdicts)('reaches the verdict %s more than 50 times', (verdict) => {
    expect(reading.counts.get(`${rule} ${verdict}`)).toBeGreaterThan(50);
  });
});

it('covers random buyers in every state and DC', () => {
  expect(new Set(reading.buyers.map(({ county }) => county.state)).size).toBe(51);
});

it('matches the result on the proof page', () => {
  const { tests } = shippedReference();
  expect(tests.rules, 'run `node data/proof/main.ts`').toEqual(readingCheck(reading));
});

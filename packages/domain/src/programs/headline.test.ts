import { describe, expect, it } from 'vitest';
import { defaultProgram, headlineAmount } from './headline.ts';

const sure = {
  kind: 'grant',
  status: 'open',
  hasCheck: false,
  verifyFirst: false,
  maxAmount: 10_000,
} as const;
const unsure = { ...sure, hasCheck: true, maxAmount: 200_000 } as const;
const doubtful = { ...unsure, verifyFirst: true, maxAmount: 300_000 } as const;
const paused = { ...sure, status: 'paused', maxAmount: 50_000 } as const;
const waitlist = { ...sure, status: 'waitlist', maxAmount: 60_000 } as const;
const credit = { ...sure, kind: 'tax-credit', maxAmount: 70_000 } as const;
const unknown = { ...sure, status: 'unknown', maxAmount: 12_000 } as const;

describe('headlineAmount', () => {
  it('is the largest amount with nothing left to check', () => {
    expect(headlineAmount([sure, unknown, unsure])).toBe(12_000);
  });

  it('is the largest amount overall if every program still needs a check', () => {
    expect(headlineAmount([unsure, { ...unsure, maxAmount: 1 }])).toBe(200_000);
  });

  it('ignores tax credits, and programs that are waitlisted or paused', () => {
    expect(headlineAmount([sure, paused, waitlist, credit])).toBe(10_000);
    expect(headlineAmount([unsure, paused])).toBe(200_000);
    expect(headlineAmount([paused, waitlist, credit])).toBe(0);
  });

  it('ignores programs whose facts need verifying', () => {
    expect(headlineAmount([sure, doubtful])).toBe(10_000);
    expect(headlineAmount([doubtful, unsure])).toBe(200_000);
    expect(headlineAmount([doubtful])).toBe(0);
  });

  it('is 0 without a match', () => {
    expect(headlineAmount([])).toBe(0);
  });
});

describe('defaultProgram', () => {
  it('is the first available program in the given order', () => {
    expect(defaultProgram([credit, paused, waitlist, unsure, sure])).toBe(unsure);
    expect(defaultProgram([unknown, sure])).toBe(unknown);
  });

  it('is never a program whose facts need verifying', () => {
    expect(defaultProgram([doubtful, unsure])).toBe(unsure);
    expect(defaultProgram([doubtful])).toBeUndefined();
  });

  it('is undefined if all matches are tax credits, waitlisted or paused', () => {
    expect(defaultProgram([paused, waitlist, credit])).toBeUndefined();
    expect(defaultProgram([])).toBeUndefined();
  });
});

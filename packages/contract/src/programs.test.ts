import { describe, expect, it } from 'vitest';
import { generatePrograms, showProgram } from './programs.ts';

describe('showProgram', () => {
  it.each([
    ['1', 1],
    ['300', 300],
    ['007', 7],
  ])('parses the ID %s', (id, expected) => {
    expect(showProgram.params.parse({ id })).toEqual({ id: expected });
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', ' 1', '1234567890123456'])(
    'rejects the ID "%s"',
    (id) => {
      expect(showProgram.params.safeParse({ id }).success).toBe(false);
    },
  );
});

describe('generatePrograms', () => {
  const found = {
    programs: [],
    almostThere: [],
    withoutHelp: null,
    defaultId: null,
    combination: null,
    opensMore: [],
    leftOut: { lenderProducts: 0, programs: 0 },
  };
  const isAnswer = (data: unknown) => generatePrograms.answer.safeParse({ data }).success;
  const member = { id: 1, kind: 'grant', amount: 5_000, says: 'May be combined.', source: null };
  const combination = {
    members: [member, { ...member, id: 2, source: { url: 'https://example.org/', asOf: '2026' } }],
    total: 10_000,
    toRepay: 0,
    loanType: 'FHA',
    verdict: 'check',
    checks: ['help-limit'],
  };

  it('accepts a response without a combination, and rejects a combination whose verdict is `almost`', () => {
    expect(isAnswer(found)).toBe(true);
    expect(isAnswer({ ...found, combination })).toBe(true);
    expect(isAnswer({ ...found, combination: { ...combination, verdict: 'almost' } })).toBe(false);
  });

  it.each([
    [{ change: 'credit-score', to: 'good' }, true],
    [{ change: 'credit-score', to: 700 }, false],
    [{ change: 'borrowers-income', to: 60_000 }, true],
    [{ change: 'down-payment', to: 15_000.5 }, false],
    [{ change: 'price', to: 200_000 }, false],
  ])('accepts a response with the change %j: %s', (change, isValid) => {
    const opened = { ...change, programs: [], insurance: { before: 2, after: 1, programId: null } };
    expect(isAnswer({ ...found, opensMore: [opened] })).toBe(isValid);
  });
});

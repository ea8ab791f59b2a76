import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgencyStatement, isContradictory, statedFunding } from './stated-funding.ts';

const day = '2026-11-23';
const before = { status: 'open', opensOn: null, closesOn: null, moneyLeft: null } as const;
const open: AgencyStatement = { status: 'open', opensOn: null, moneyLeft: null };
const known = { amount: 90_000, day: '2026-11-01' };

describe('statedFunding', () => {
  it('dates the status on the day of the statement and records the agency as its source', () => {
    expect(statedFunding(before, open, day)).toEqual({
      funding: {
        status: 'open',
        statusCheckedOn: day,
        opensOn: null,
        closesOn: null,
        statusSaidBy: 'agency',
      },
      waiting: null,
    });
  });

  it.each([
    [{ opensOn: '2026-11-01', closesOn: '2026-11-23' }, open, '2026-11-01', '2026-11-23'],
    [{ opensOn: '2026-11-24', closesOn: '2026-11-22' }, open, null, null],
    [{ opensOn: '2026-11-01' }, { ...open, status: 'paused' }, null, null],
    [
      { status: 'paused', opensOn: '2026-12-01' },
      { ...open, status: 'paused' },
      '2026-12-01',
      null,
    ],
    [{ status: 'paused', opensOn: '2026-11-23' }, { ...open, status: 'paused' }, null, null],
    [{}, { ...open, status: 'paused', opensOn: '2027-01-04' }, '2027-01-04', null],
  ] as const)(
    'keeps the dates of a round that still apply, from %j after the statement %j',
    (round, said, opens, closes) => {
      const { funding } = statedFunding({ ...before, ...round }, said, day);
      expect([funding.opensOn, funding.closesOn]).toEqual([opens, closes]);
    },
  );

  it.each([
    [null, 50_000, { amount: 50_000, day }, null],
    [known, 89_999, { amount: 89_999, day }, null],
    [known, 90_000, { amount: 90_000, day }, null],
    [known, 90_001, known, 90_001],
    [known, null, known, null],
    [known, 0, { amount: 0, day }, null],
  ])(
    'with an earlier amount of %j and a stated amount of %s, shows %j and leaves %s for an editor',
    (moneyLeft, said, shown, waiting) => {
      const stated = statedFunding({ ...before, moneyLeft }, { ...open, moneyLeft: said }, day);
      expect([stated.funding.moneyLeft ?? null, stated.waiting]).toEqual([shown, waiting]);
    },
  );

  it('removes the remaining amount when the status changes', () => {
    const paused = { ...open, status: 'paused' } as const;
    expect(statedFunding({ ...before, moneyLeft: known }, paused, day).funding.moneyLeft).toBe(
      undefined,
    );
  });

  it('never shows a larger amount than the amount shown before', () => {
    const amounts = fc.nat({ max: 200_000 });
    const statuses = fc.constantFrom('open', 'waitlist', 'paused');
    fc.assert(
      fc.property(amounts, fc.option(amounts), statuses, (amount, moneyLeft, status) => {
        const said = { status, opensOn: null, moneyLeft } as const;
        const { funding } = statedFunding({ ...before, moneyLeft: { amount, day } }, said, day);
        expect(funding.moneyLeft?.amount ?? 0).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('isContradictory', () => {
  it.each([
    [{ status: 'paused', opensOn: '2026-11-24' }, false],
    [{ status: 'paused', opensOn: '2026-11-23' }, true],
    [{ status: 'open', opensOn: '2026-11-24' }, true],
    [{ status: 'waitlist', opensOn: '2026-11-24' }, true],
    [{ status: 'waitlist', opensOn: null }, false],
  ] as const)('returns whether %j is contradictory: %s', (said, expected) => {
    expect(isContradictory({ ...said, moneyLeft: null }, day)).toBe(expected);
  });
});

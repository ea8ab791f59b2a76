import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgramKind, Repayment } from '../catalog/catalog-program.ts';
import { Percent } from '../units.ts';
import { type AssistanceBalance, assistanceBalance } from './balance.ts';
import { assistancePayment } from './payment.ts';

const facts = {
  homePrice: 400_000,
  interest: Percent.parse(6),
  yearlyGrowth: Percent.parse(3),
};

function terms(kind: ProgramKind, given: Partial<Repayment> = {}) {
  const none = { monthly: null, interest: null, forgiven: null, dueAfterYears: null };
  const repayment: Repayment = {
    ...none,
    dueOn: [],
    appreciationSharePercent: null,
    choices: false,
    ...given,
  };
  return { kind, repayment };
}

const monthly = (
  ratePercent: number | null,
  aboveFirstMortgage: number | null,
  termYears: number | null,
) => terms('repayable-loan', { monthly: { ratePercent, aboveFirstMortgage, termYears } });

/** Returns the balance in dollars, or NaN if the balance is unknown. */
function dollars(balance: AssistanceBalance): number {
  return balance.kind === 'owed' ? balance.dollars : Number.NaN;
}

const owed = (of: ReturnType<typeof terms>, year: number, money = 25_000) =>
  dollars(assistanceBalance(of, money, facts, year));

describe('a grant', () => {
  it('returns a balance of 0 for a grant without conditions and for an income tax credit', () => {
    for (const kind of ['grant', 'tax-credit'] as const) {
      expect(assistanceBalance(terms(kind), 25_000, facts, 1)).toEqual({
        kind: 'owed',
        dollars: 0,
      });
      const without = { kind, repayment: null };
      expect(assistanceBalance(without, 25_000, facts, 1)).toEqual({ kind: 'owed', dollars: 0 });
    }
  });

  it('forgives one fifth of a grant each year over a retention period of five years', () => {
    const forgiven = { afterYears: 5, how: 'yearly', startsAfterYears: 0 } as const;
    const grant = terms('grant', { forgiven, dueOn: ['sale'] });
    const byYear = [1, 2, 3, 4, 5, 6].map((year) => owed(grant, year, 10_000));
    const expected = [8_000, 6_000, 4_000, 2_000, 0, 0];
    for (const [i, value] of byYear.entries()) expect(value).toBeCloseTo(expected[i] ?? 0, 9);
  });

  it('returns an unknown balance for a grant that is due on a sale and has no forgiveness date', () => {
    const balance = assistanceBalance(terms('grant', { dueOn: ['sale'] }), 25_000, facts, 20);
    expect(balance).toEqual({ kind: 'unknown', term: 'forgiveness' });
  });
});

describe('a forgivable loan', () => {
  it('returns the full balance of a forgivable loan until the end of its term', () => {
    const forgiven = { afterYears: 10, how: 'at-end', startsAfterYears: 0 } as const;
    const loan = terms('forgivable-loan', { forgiven, dueOn: ['sale'] });
    expect([1, 9, 10, 11].map((year) => owed(loan, year))).toEqual([25_000, 25_000, 0, 0]);
  });

  it.each([
    [terms('forgivable-loan', { dueOn: ['sale'] }), 'forgiveness'],
    [
      terms('forgivable-loan', {
        forgiven: { afterYears: 5, how: 'yearly', startsAfterYears: 0 },
      }),
      'due',
    ],
    [{ kind: 'forgivable-loan', repayment: null }, 'repayment'],
  ] as const)(
    'returns an unknown balance, not 0, for a forgivable loan with a missing term: %j',
    (loan, term) => {
      for (let year = 0; year < 5; year += 1) {
        expect(assistanceBalance(loan, 25_000, facts, year)).toEqual({ kind: 'unknown', term });
      }
    },
  );
});

describe('a deferred loan', () => {
  it('returns the same balance every year for a deferred loan without interest', () => {
    const loan = terms('deferred-loan', { dueOn: ['sale'] });
    expect([1, 30].map((year) => owed(loan, year))).toEqual([25_000, 25_000]);
  });

  it('adds simple interest to a deferred loan: $25,000 at 3% is $30,250 after seven years', () => {
    const interest = { ratePercent: 3, simple: true };
    expect(owed(terms('deferred-loan', { dueOn: ['sale'], interest }), 7)).toBeCloseTo(30_250, 9);
  });

  it('adds annually compounded interest to a deferred loan', () => {
    const interest = { ratePercent: 3, simple: false };
    const loan = terms('deferred-loan', { dueOn: ['sale'], interest });
    let byHand = 25_000;
    for (let year = 1; year <= 30; year += 1) {
      byHand += byHand * 0.03;
      expect(owed(loan, year)).toBeCloseTo(byHand, 6);
    }
    expect(owed(loan, 7)).toBeCloseTo(30_746.85, 2);
  });

  it('reports a deferred loan that was due earlier as `fell-due`, not as still owed', () => {
    const interest = { ratePercent: 1, simple: true };
    const loan = terms('deferred-loan', { dueOn: ['sale'], interest, dueAfterYears: 15 });
    expect(owed(loan, 15)).toBeCloseTo(28_750, 9);
    const later = assistanceBalance(loan, 25_000, facts, 16);
    expect(later).toMatchObject({ kind: 'fell-due', afterYears: 15 });
    expect(later.kind === 'fell-due' && later.dollars).toBeCloseTo(28_750, 9);
  });

  it('returns a balance of 0 for a deferred loan that was forgiven by its due date', () => {
    const forgiven = { afterYears: 30, how: 'at-end', startsAfterYears: 0 } as const;
    const loan = terms('deferred-loan', { dueOn: ['sale'], forgiven, dueAfterYears: 30 });
    expect(assistanceBalance(loan, 25_000, facts, 31)).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('returns an unknown balance for a deferred loan without a due date', () => {
    const balance = assistanceBalance(terms('deferred-loan'), 25_000, facts, 5);
    expect(balance).toEqual({ kind: 'unknown', term: 'due' });
  });

  it('returns a balance of 0 once a deferred loan is forgiven, even without a due date', () => {
    const forgiven = { afterYears: 10, how: 'at-end', startsAfterYears: 0 } as const;
    const loan = terms('deferred-loan', { forgiven });
    expect(assistanceBalance(loan, 25_000, facts, 9)).toEqual({ kind: 'unknown', term: 'due' });
    expect(assistanceBalance(loan, 25_000, facts, 10)).toEqual({ kind: 'owed', dollars: 0 });
  });
});

describe('a shared-appreciation loan', () => {
  const shared = terms('shared-appreciation-loan', {
    dueOn: ['sale'],
    appreciationSharePercent: 20,
  });

  it("adds the agency's share: 20% of a $400,000 home's gain over ten years at 3% a year", () => {
    const rise = 400_000 * (1.03 ** 10 - 1);
    expect(owed(shared, 10, 80_000)).toBeCloseTo(80_000 + 0.2 * rise, 6);
    expect(owed(shared, 10, 80_000)).toBeCloseTo(107_513.31, 2);
  });

  it('does not reduce the balance of a shared-appreciation loan if the home loses value', () => {
    const falling = { ...facts, yearlyGrowth: Percent.parse(-2) };
    expect(dollars(assistanceBalance(shared, 80_000, falling, 10))).toBe(80_000);
  });

  it("returns an unknown balance if the agency's share of appreciation is missing", () => {
    const balance = assistanceBalance(
      terms('shared-appreciation-loan', { dueOn: ['sale'] }),
      80_000,
      facts,
      5,
    );
    expect(balance).toEqual({ kind: 'unknown', term: 'appreciation-share' });
  });
});

describe('a repayable loan', () => {
  it('charges $101.25 a month for a repayable loan of $10,000 at 4% over ten years', () => {
    const payment = assistancePayment(monthly(4, null, 10), 10_000, facts.interest);
    expect(payment.kind === 'monthly' && payment.monthly).toBeCloseTo(101.245, 3);
    expect(owed(monthly(4, null, 10), 3, 10_000)).toBeCloseTo(7_407.02, 2);
    expect(owed(monthly(4, null, 10), 10, 10_000)).toBe(0);
  });

  it("can add percentage points to the first mortgage's rate for a repayable loan", () => {
    const above = assistancePayment(monthly(null, 2, 15), 10_000, facts.interest);
    expect(above).toEqual(assistancePayment(monthly(8, null, 15), 10_000, facts.interest));
    const same = assistancePayment(monthly(null, 0, 15), 10_000, facts.interest);
    expect(same).toEqual(assistancePayment(monthly(6, null, 15), 10_000, facts.interest));
  });

  it.each([
    [monthly(null, null, 10), 'payment'],
    [monthly(5, null, null), 'payment'],
    [monthly(5, null, 0), 'payment'],
    [terms('repayable-loan'), 'payment'],
    [{ kind: 'repayable-loan', repayment: null }, 'repayment'],
    [
      terms('repayable-loan', {
        monthly: { ratePercent: 4, aboveFirstMortgage: null, termYears: 10 },
        interest: { ratePercent: 4, simple: true },
      }),
      'payment-start',
    ],
  ] as const)(
    'returns an unknown payment and balance, not 0, for a repayable loan with the terms %j',
    (loan, term) => {
      const unknown = { kind: 'unknown', term };
      expect(assistancePayment(loan, 10_000, facts.interest)).toEqual(unknown);
      expect(assistanceBalance(loan, 10_000, facts, 3)).toEqual(unknown);
    },
  );
});

describe('assistance of any kind', () => {
  it('returns no payment for assistance of 0, and for assistance that is not repaid monthly', () => {
    const deferred = terms('deferred-loan', { dueOn: ['sale'] });
    expect(assistancePayment(deferred, 10_000, facts.interest)).toEqual({ kind: 'none' });
    expect(assistancePayment(monthly(4, null, 10), 0, facts.interest)).toEqual({ kind: 'none' });
    expect(owed(monthly(4, null, 10), 3, 0)).toBe(0);
  });

  it('returns a balance that is proportional to the assistance and never negative', () => {
    const kinds = fc.constantFrom(
      terms('deferred-loan', { dueOn: ['sale'], interest: { ratePercent: 2, simple: true } }),
      terms('grant', {
        dueOn: ['sale'],
        forgiven: { afterYears: 7, how: 'monthly', startsAfterYears: 1 },
      }),
      monthly(null, 1, 20),
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 100_000 }), fc.nat(30), (of, money, year) => {
        const once = owed(of, year, money);
        expect(once).toBeGreaterThanOrEqual(0);
        expect(owed(of, year, 2 * money)).toBeCloseTo(2 * once, 6);
      }),
    );
  });

  it.each([-1, Number.NaN])('rejects a sale in year %s', (year) => {
    expect(() => assistanceBalance(terms('grant'), 1, facts, year)).toThrow(RangeError);
  });
});

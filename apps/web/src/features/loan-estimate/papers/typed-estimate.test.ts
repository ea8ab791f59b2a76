import { describe, expect, it } from 'vitest';
import { amountNames, type TypedValues, typedEstimate, typedValuesOf } from './typed-estimate.ts';

const today = '2026-11-29';
const blank = typedValuesOf({});

function typed(changes: Partial<TypedValues['amounts']>, rest: Partial<TypedValues> = {}) {
  return typedEstimate({ ...blank, ...rest, amounts: { ...blank.amounts, ...changes } }, {}, today);
}

describe('typedEstimate', () => {
  it('keeps the figures that were typed, and omits all others', () => {
    const rest = { termMonths: 360, loanType: 'fha', dateIssued: '2026-11-19' } as const;
    expect(typed({ loanAmount: 125_750, rate: 6.875, escrow: 0 }, rest)).toEqual({
      estimate: {
        loanAmount: 125_750,
        rate: 6.875,
        escrow: 0,
        termMonths: 360,
        loanType: 'fha',
        dateIssued: '2026-11-19',
      },
    });
  });

  it('reports that an empty form is empty', () => {
    expect(typed({})).toEqual({ isEmpty: true });
  });

  it('has a field for every typed figure', () => {
    expect(amountNames.toSorted()).toEqual(Object.keys(blank.amounts).toSorted());
    expect(amountNames).toHaveLength(11);
  });

  it.each<[Partial<TypedValues['amounts']>, string]>([
    [{ loanAmount: Number.NaN }, 'unreadable'],
    [{ loanAmount: -1 }, 'negative'],
    [{ loanAmount: 1_000_000_001 }, 'too-much'],
    [{ cashToClose: -1_000_000_001 }, 'too-much'],
    [{ rate: -0.1 }, 'rate'],
    [{ rate: 25.1 }, 'rate'],
    [{ apr: 26 }, 'rate'],
  ])('refuses %j: %s', (amounts, fault) => {
    expect(typed(amounts)).toEqual({ faults: { [Object.keys(amounts)[0] ?? '']: fault } });
  });

  it.each(['2026-11-30', '2026-13-01', 'soon'])('refuses the day %s', (dateIssued) => {
    expect(typed({}, { dateIssued })).toEqual({ faults: { dateIssued: 'date' } });
  });

  it('accepts a negative credit', () => {
    expect(typed({ adjustmentsAndOtherCredits: -7_250 })).toEqual({
      estimate: { adjustmentsAndOtherCredits: -7_250 },
    });
  });

  it('keeps figures from a file for which the form has no field, and removes figures that were cleared', () => {
    const read = { loanAmount: 100_000, rate: undefined, totalLoanCosts: 3_000, apr: undefined };
    const values = typedValuesOf({ loanAmount: 100_000 });
    const emptied = { ...values, amounts: { ...values.amounts, loanAmount: null, escrow: 206 } };
    expect(typedEstimate(emptied, read, today)).toEqual({
      estimate: { totalLoanCosts: 3_000, escrow: 206 },
    });
  });
});

import { boughtHome, Percent, rentOrBuy } from '@latchkey/domain';
import { estimated, help } from '@latchkey/domain/detroit-sample';
import { describe, expect, it } from 'vitest';
import { printedAssumptions, rentLead, rentNotes } from './rent-words.ts';

const growth = { rentGrowth: Percent.parse(3), priceGrowth: Percent.parse(0) };

function notes(helpName: string | null, repayment: null | undefined, rent: number | null) {
  const program = {
    ...help,
    ...(repayment === null && { kind: 'deferred-loan' as const, repayment }),
  };
  const home = boughtHome(estimated({}, helpName === null ? null : program));
  return rentNotes(rentOrBuy(home, { rent, ...growth }), { home, helpName }).join(' ');
}

describe('rentNotes', () => {
  it('states which costs are included and which are excluded', () => {
    expect(notes(null, undefined, 1_050)).toBe(
      'Paid: cash at closing and all-in payments. Yours: the price less the loan. Repairs and selling costs are not included. Taxes and insurance rise 2% a year. Prices start at 0% because no one knows how they will move. Rounded to $100.',
    );
  });

  it('asks for the rent, and states that the terms of the assistance are unknown', () => {
    const words = notes('HomeBoost', null, null);
    expect(words).toMatch(/^Enter your rent to compare it with the home\. /);
    expect(words).toMatch(/less what you owe on the help\. .* Ask how the help is paid back\.$/);
    expect(notes('HomeBoost', undefined, 1)).not.toMatch(/Ask|Enter/);
  });
});

it('describes the home and the assistance, and states that the comparison is not advice', () => {
  const home = boughtHome(estimated());
  expect(rentLead({ home, helpName: null })).toBe(
    'Here we compare your rent with a home at $145,000 without help. We do not say which is better.',
  );
  expect(rentLead({ home, helpName: 'HomeBoost' })).toBe(
    'Here we compare your rent with a home at $145,000 with HomeBoost. We do not say which is better.',
  );
});

it("prints the buyer's assumptions", () => {
  expect(printedAssumptions({ rent: null, ...growth })).toBe(
    'Rent grows 3% a year, and prices grow 0% a year.',
  );
});

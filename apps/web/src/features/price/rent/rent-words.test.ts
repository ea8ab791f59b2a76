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
  it('states which costs are included and which are left out', () => {
    expect(notes(null, undefined, 1_050)).toBe(
      'Paid: cash at closing and all-in payments. Yours: the price less the loan. Repairs and selling costs are not in it. Taxes and insurance rise 2% a year. Prices start at 0% because no one knows how they will move. Rounded to $100.',
    );
  });

  it('asks for the rent, and states that the terms of help are unknown', () => {
    const words = notes('HomeBoost', null, null);
    expect(words).toMatch(/^Enter your rent to see it next to the home\. /);
    expect(words).toMatch(/less what you owe on the help\. .* Ask how the help is paid back\.$/);
    expect(notes('HomeBoost', undefined, 1)).not.toMatch(/Ask|Enter/);
  });
});

it('describes the home and the help, and states that the comparison gives no advice', () => {
  const home = boughtHome(estimated());
  expect(rentLead({ home, helpName: null })).toBe(
    'Your rent next to a home at $145,000 without help. It does not say which is better.',
  );
  expect(rentLead({ home, helpName: 'HomeBoost' })).toBe(
    'Your rent next to a home at $145,000 with HomeBoost. It does not say which is better.',
  );
});

it("prints the buyer's assumptions", () => {
  expect(printedAssumptions({ rent: null, ...growth })).toBe(
    'Rent grows 3% a year, prices grow 0% a year.',
  );
});

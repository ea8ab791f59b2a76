import {
  answerOf,
  costTables,
  countedDetails,
  estimateOf,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { workedExample as quote, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { mailAddress, sharedHome, sharedMessage, sharedRows } from './shared-rows.ts';

function rowsOf(changes: Partial<PricedAnswers> = {}, have = 90_000) {
  const details = countedDetails(sampleDetails, 'TX', costTables.closingCosts);
  const facts = pricingFactsOf({ ...quote, ...changes }, details, sampleProduct);
  const estimate = estimateOf(facts, details, [], unknownLimits);
  return sharedRows(answerOf(estimate, have), estimate);
}

describe('sharedRows', () => {
  // The figures of the first worked example.
  it('states both payments, the cash at closing, and the debt with interest', () => {
    const [month, cash, owed] = rowsOf();
    expect(month?.figure).toBe('$2,189, then $3,013');
    expect(month?.note).toMatch(
      /^Years 1 to 7, then from year 8\. Taxes and insurance: first year prepaid/,
    );
    expect([cash?.label, cash?.note]).toEqual([
      'Cash at closing',
      expect.stringMatching(/^short \$[\d,]+$/),
    ]);
    expect([owed?.label, owed?.figure]).toEqual(['Owed later, with interest', '$31,911']);
  });

  it('states that the buyer owes only the mortgage if the loan does not allow the lowered payment', () => {
    const [month, , owed] = rowsOf({ downPayment: 40_000, creditScore: 'poor' });
    expect(month?.figure).toMatch(/^\$[\d,]+$/);
    expect(owed).toEqual({
      label: 'Owed later',
      figure: 'Nothing besides your mortgage',
      note: '',
    });
  });
});

describe('sharedMessage', () => {
  it("contains the home and the figures, but not the buyer's cash", () => {
    const message = sharedMessage(sharedHome(quote), rowsOf());
    expect(message).toMatch(
      /^My mortgage estimate\. A home in Austin, TX \d{5}, for \$400,000\.\nEach month, all in: \$2,189/,
    );
    expect(message).not.toContain('short');
    expect(message).toBe(sharedMessage(sharedHome(quote), rowsOf({}, 500_000)));
  });
});

it('opens an email that contains the message and the link', () => {
  const address = new URL(mailAddress('One & two', 'https://example.org/?a=1&b=2'));
  expect(address.pathname).toBe('');
  expect(address.searchParams.get('body')).toBe('One & two\n\nhttps://example.org/?a=1&b=2');
  expect(address.searchParams.get('subject')).toBe('A mortgage estimate');
});

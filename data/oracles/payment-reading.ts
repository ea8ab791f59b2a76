import type { CheckResult } from '@latchkey/contract';
import {
  allInPayment,
  type Estimate,
  estimateOf,
  monthOfYear,
  Percent,
  pricingFactsOf,
  type QuoteAnswers,
  unknownLimits,
} from '@latchkey/domain';
import { sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { firstPaymentByHand } from '../golden/by-hand.ts';
import type { RandomBuyer } from './random-buyers.ts';
import { shippedBuyers } from './shipped-buyers.ts';

/** Returns 1,000 random buyers, which are the same in every run. */
export function paymentBuyers(): RandomBuyer[] {
  return shippedBuyers(1_000, 39);
}

/** Returns the engine's estimate without a program, with the usual settings. */
export function withoutPrograms(answers: QuoteAnswers): Estimate {
  const details = { ...sampleDetails, closingCosts: Percent.parse(3) };
  const facts = pricingFactsOf(answers, details, sampleProduct);
  return estimateOf(facts, details, [], unknownLimits);
}

/**
 * Compares the engine's first payments with an independent calculation. Counts the buyers with
 * a difference in at least one of the two payments.
 */
export function paymentCheck(buyers: readonly RandomBuyer[]): CheckResult {
  const different = buyers.filter(({ answers }) => paymentDifferences(answers).length > 0);
  return { compared: buyers.length, different: different.length };
}

/**
 * Compares the engine's two first payments for a buyer without assistance with an independent
 * calculation: the specification's traditional payment, and the total monthly cost. Returns one
 * line for each payment that differs by half a cent or more.
 */
export function paymentDifferences(answers: QuoteAnswers): string[] {
  const { homePrice, downPayment, homeLocation, homeType, creditScore } = answers;
  const estimate = withoutPrograms(answers);
  const { payment, months } = estimate.comparison.traditional;
  const found = { traditional: payment, allIn: allInPayment(monthOfYear(months, 1)) };
  const expected = firstPaymentByHand({
    price: homePrice,
    down: downPayment,
    score: creditScore,
    hasOneUnit: homeType !== 'multi-family',
    bills: homePrice * (homeLocation.property_tax + homeLocation.insurance_rate),
  });
  return (['traditional', 'allIn'] as const)
    .filter((name) => !(Math.abs(found[name] - expected[name]) < 0.005))
    .map((name) => {
      const money = JSON.stringify({ homePrice, downPayment, homeType, creditScore });
      return `${name}: expected ${expected[name]}, found ${found[name]} for ${money}`;
    });
}

import {
  costTables,
  countedDetails,
  estimateOf,
  loweredPlanOf,
  pricingFactsOf,
} from '@latchkey/domain';
import { austin, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '@/lib/site.ts';
import { sampleSite } from '../../../../../test/sample-site.ts';
import { LoweredBlock } from './lowered-block.tsx';

const LIMIT = 541_287;
const limits = {
  conformingLimits: Array<number>(4).fill(LIMIT),
  fhaLimits: Array<number>(4).fill(LIMIT),
};

/**
 * Returns the block for a buyer with a low score, who gets an FHA loan of this amount, in dollars.
 */
function blockWith(loan: number): string {
  const details = countedDetails(sampleDetails, 'TX', costTables.closingCosts);
  const quote = {
    homePrice: loan + 500_000,
    downPayment: 500_000,
    creditScore: 'poor' as const,
    homeType: 'single-family' as const,
    homeLocation: austin,
  };
  const facts = pricingFactsOf(quote, details, sampleProduct);
  const estimate = estimateOf(facts, details, [], limits);
  expect(estimate.loanType).toBe('FHA');
  const plan = loweredPlanOf(estimate.comparison);
  if (!plan) throw new Error('no lowered payment');
  return renderToStaticMarkup(
    <SiteContext value={sampleSite}>
      <MemoryRouter>
        <LoweredBlock estimate={estimate} plan={plan} />
      </MemoryRouter>
    </SiteContext>,
  );
}

it('explains what the buyer pays instead if an FHA loan covers the home', () => {
  expect(blockWith(LIMIT)).toContain('Not your payment. With your FHA loan, you pay');
});

it('makes no claim about the buyer’s loan if no common loan covers the home', () => {
  const block = blockWith(LIMIT + 1);
  expect(block).toContain('MORTGAGE PAYMENT');
  expect(block).not.toMatch(/Not your payment|Your FHA loan|data-not-yours/i);
});

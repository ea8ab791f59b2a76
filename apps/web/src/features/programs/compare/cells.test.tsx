import { Percent, pricingFactsOf, type Repayment, unknownLimits } from '@latchkey/domain';
import { austin, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { OwedByYear } from './cells.tsx';
import { programColumn } from './columns.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(0) };
const facts = pricingFactsOf(
  {
    homePrice: 400_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    homeType: 'single-family',
    homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
  },
  details,
  sampleProduct,
);
const pricing = { facts, details, limits: unknownLimits, ownCash: 80_000 };

/**
 * CA 1333, Teacher Next Door: one-fifth of the loan is forgiven each year, starting after the fifth
 * year.
 */
const teacherNextDoor: Repayment = {
  monthly: null,
  interest: null,
  forgiven: { afterYears: 10, how: 'yearly', startsAfterYears: 5 },
  dueOn: ['sale', 'move-out'],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};

function words(repayment: Repayment): string {
  const program = sampleMatch({ kind: 'forgivable-loan', cap: 40_000, repayment });
  const column = programColumn(program, pricing);
  return renderToStaticMarkup(<OwedByYear column={column} />).replace(/<.+?>/g, ' ');
}

it('calculates forgiveness in years from the purchase', () => {
  expect(words(teacherNextDoor).match(/\$[\d,]+/g)).toEqual(['$40,000', '$40,000', '$0']);
});

it('tells the buyer to ask about a sale before full forgiveness if a term is unknown', () => {
  const unknown = words({ ...teacherNextDoor, dueOn: [] });
  expect(unknown.match(/\$[\d,]+/g)).toEqual(['$0']);
  expect(unknown).toContain('if you sold before year 10');
});

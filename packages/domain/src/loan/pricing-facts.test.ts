import { expectTypeOf, it } from 'vitest';
import type { AssistanceCap } from '../assistance/assistance.ts';
import type { ComparedWith, comparePayments } from '../mortgage/compare-payments.ts';
import type { Extras } from './extras.ts';
import type { PricingFacts } from './pricing-facts.ts';

it('contains every fact that pricing uses, and no other facts', () => {
  expectTypeOf<keyof PricingFacts>().toEqualTypeOf<
    | 'homePrice'
    | 'downPayment'
    | 'interest'
    | 'term'
    | 'propertyTax'
    | 'insurance'
    | 'creditScore'
    | 'homeType'
    | 'lowering'
  >();
  type Inputs = Parameters<typeof comparePayments>;
  expectTypeOf<Inputs['length']>().toEqualTypeOf<2>();
  expectTypeOf<Inputs[0]>().toEqualTypeOf<PricingFacts>();
  expectTypeOf<keyof ComparedWith>().toEqualTypeOf<
    'applied' | 'towardPrice' | 'assistance' | 'extras' | 'loanType'
  >();
  expectTypeOf<NonNullable<ComparedWith['applied']>>().toEqualTypeOf<
    AssistanceCap | readonly AssistanceCap[]
  >();
  expectTypeOf<keyof Extras>().toEqualTypeOf<
    | 'mortgageInsurance'
    | 'closingCosts'
    | 'points'
    | 'lenderFees'
    | 'prepaidInterestDays'
    | 'dues'
    | 'extraPrincipal'
  >();
  expectTypeOf<keyof AssistanceCap>().toEqualTypeOf<
    'cap' | 'maxPercent' | 'percentOf' | 'pays' | 'capByLoanType'
  >();
});

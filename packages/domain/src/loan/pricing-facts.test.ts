import { expectTypeOf, it } from 'vitest';
import type { AssistanceCap } from '../assistance/assistance.ts';
import type { comparePayments } from '../mortgage/compare-payments.ts';
import type { PricingFacts } from './pricing-facts.ts';

it('contains every fact that pricing reads, and no others', () => {
  expectTypeOf<keyof PricingFacts>().toEqualTypeOf<
    | 'homePrice'
    | 'downPayment'
    | 'interest'
    | 'term'
    | 'propertyTax'
    | 'insurance'
    | 'creditScore'
    | 'lowering'
  >();
  type Inputs = Parameters<typeof comparePayments>;
  expectTypeOf<Inputs['length']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<Inputs[0]>().toEqualTypeOf<PricingFacts>();
  expectTypeOf<NonNullable<Inputs[1]>>().toEqualTypeOf<AssistanceCap | readonly AssistanceCap[]>();
  expectTypeOf<keyof AssistanceCap>().toEqualTypeOf<'cap' | 'maxPercent' | 'percentOf'>();
});

import { comparePayments, workedExample } from '@latchkey/domain';
import { product } from '@/lib/product.ts';

/** The worked example for the claim "up to 30%", with what this site offers. */
export const facts = workedExample(product);
export const comparison = comparePayments(facts);

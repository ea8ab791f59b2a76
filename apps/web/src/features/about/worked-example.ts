import { comparePayments, type LocalProduct, termsFacts, workedExample } from '@latchkey/domain';

/** The worked example for the claim "up to 30%", with what a site offers. */
export function workedExampleFor(product: LocalProduct) {
  const facts = workedExample(product);
  const comparison = comparePayments(facts);
  return { facts, comparison, terms: termsFacts(facts, comparison) };
}

import { cashFacts } from '../estimate/cash-facts.ts';
import type { Estimate } from '../estimate/estimate.ts';
import type { BoughtHome } from './rent-or-buy.ts';

/** Returns the estimate's home as a purchase with the traditional payment plan. */
export function boughtHome(estimate: Estimate): BoughtHome {
  const { facts, comparison, help } = estimate;
  return {
    facts,
    cash: cashFacts(estimate, 0, 'traditional').needed.total,
    months: comparison.traditional.months,
    help: help.map(({ program: terms, amount }) => ({ terms, amount })),
  };
}

import {
  aprFacts,
  type Estimate,
  hasLoan,
  leadingLoweredPlan,
  loweredPlanOf,
  monthOfYear,
  type Percent,
} from '@latchkey/domain';
import { apr, rate, wholeMoney } from '@/lib/format.ts';
import { explainText as text } from '@/lib/texts.ts';
import type { ExplainedTerm } from '@/ui/explained-text.tsx';

type TermName =
  | 'lineOfCredit'
  | 'lowering'
  | 'apr'
  | 'mortgageInsurance'
  | 'financedFee'
  | 'escrow';

/**
 * Explains the mortgage terms that occur in an estimate, each with an example from the estimate's
 * figures. Empty if no common loan covers the home, because there are then no figures for a loan.
 */
export function explainedTerms(estimate: Estimate): readonly ExplainedTerm[] {
  if (estimate.noCommonLoan || !hasLoan(estimate)) return [];
  return [
    ...lineTerms(estimate),
    ...loweringTerms(estimate),
    ...aprTerms(estimate),
    ...insuranceTerms(estimate),
    ...feeTerms(estimate),
    ...escrowTerms(estimate),
  ];
}

/**
 * Returns an explained term. `words` lists the wordings of the term on the page, separated by "|".
 */
function term(name: TermName, words: string, sentence: string, example: string): ExplainedTerm {
  return { name, words: words.split('|'), explanation: `${sentence} ${example}` };
}

function lineTerms(estimate: Estimate): ExplainedTerm[] {
  const plan = leadingLoweredPlan(estimate);
  if (plan?.product !== 'Line of Credit') return [];
  const { borrowed, owed } = plan.waiting;
  const example = text.lineExample({
    borrowed: wholeMoney(borrowed),
    owed: wholeMoney(owed),
    years: plan.years,
  });
  return [term('lineOfCredit', text.lineWords(), text.line(), example)];
}

function loweringTerms({ comparison }: Estimate): ExplainedTerm[] {
  const plan = loweredPlanOf(comparison);
  if (!plan) return [];
  const { saved, years, waiting } = plan;
  const figures = { saved: wholeMoney(saved), years, owed: wholeMoney(waiting.owed) };
  const example =
    comparison.lowering.kind === 'qualified'
      ? text.loweringExample(figures)
      : text.loweringExampleIf(figures);
  return [term('lowering', text.loweringWords(), text.lowering(), example)];
}

function aprTerms({ terms }: Estimate): ExplainedTerm[] {
  const known: Percent | null = terms.apr;
  if (known === null) return [];
  const example = text.aprExample({
    loan: wholeMoney(terms.loanAmount),
    rate: rate(terms.interest),
    apr: apr(known),
  });
  return [term('apr', text.aprWords(), text.apr(), example)];
}

function insuranceTerms({ comparison, terms }: Estimate): ExplainedTerm[] {
  const { insurance } = monthOfYear(comparison.traditional.months, 1);
  if (insurance === 0) return [];
  const example = text.insuranceExample({
    monthly: wholeMoney(insurance),
    months: terms.insuredMonths,
  });
  return [term('mortgageInsurance', text.insuranceWords(), text.insurance(), example)];
}

function feeTerms(estimate: Estimate): ExplainedTerm[] {
  const upFront = aprFacts(estimate)?.upFront ?? 0;
  if (upFront === 0) return [];
  const { premium } = monthOfYear(estimate.comparison.traditional.months, 1);
  const example = text.feeExample({ fee: wholeMoney(upFront), monthly: wholeMoney(premium) });
  return [term('financedFee', text.feeWords(), text.fee(), example)];
}

function escrowTerms({ escrow, comparison }: Estimate): ExplainedTerm[] {
  if (escrow === 'optional') return [];
  const { taxesAndInsurance } = monthOfYear(comparison.traditional.months, 1);
  const example = text.escrowExample({ monthly: wholeMoney(taxesAndInsurance) });
  return [term('escrow', text.escrowWords(), text.escrow(), example)];
}

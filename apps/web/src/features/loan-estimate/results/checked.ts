import {
  checkLoanEstimate,
  type ExpectedLoan,
  type Finding,
  type LoanMatch,
  sameLoan,
} from '@latchkey/domain/loan-estimate';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/lib/today.ts';
import { mortgageRatesQuery } from '@/state/queries.ts';
import { letterAt, type Paper } from '../papers/papers.ts';

/** A Loan Estimate with its check results. */
export interface CheckedPaper {
  readonly paper: Paper;
  readonly letter: string;
  readonly findings: readonly Finding[];
  /** Whether this Loan Estimate is for the same loan as the first one. */
  readonly match: LoanMatch;
}

/** Hook that checks the Loan Estimates, in the order in which the buyer added them. */
export function useChecked(
  papers: readonly Paper[],
  expected: ExpectedLoan | null,
): readonly CheckedPaper[] {
  const today = useToday();
  const { data: weeks = [] } = useQuery(mortgageRatesQuery());
  const [first] = papers;
  return papers.map((paper, place) => ({
    paper,
    letter: letterAt(place),
    findings: checkLoanEstimate(paper.estimate, { today, expected, weeks }),
    match: first && place > 0 ? sameLoan(first.estimate, paper.estimate) : { kind: 'same' },
  }));
}

/** Returns the results in one pile. */
export function inPile<Pile extends Finding['pile']>(
  findings: readonly Finding[],
  pile: Pile,
): Extract<Finding, { pile: Pile }>[] {
  return findings.filter(
    (finding): finding is Extract<Finding, { pile: Pile }> => finding.pile === pile,
  );
}

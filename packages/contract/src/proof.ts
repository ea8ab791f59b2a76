import { CatalogCounts, LocalGap, StateCounts } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What a test compared, and how many of the compared values differed. */
export const CheckResult = z.strictObject({
  compared: z.int().check(z.positive()),
  different: z.int().check(z.nonnegative()),
});
export type CheckResult = z.infer<typeof CheckResult>;

/**
 * The results of the tests, for the page with proof of our figures. `data/proof/main.ts` runs the
 * tests and writes the results to `data/reference/proof.json`. The tests fail if that file does not
 * match their results.
 */
export const TestResults = z.strictObject({
  /** The date on which the tests ran. */
  ranOn: z.iso.date(),
  /**
   * Pairs of made-up buyers who want the same home. The two buyers differ only in name, household,
   * income, job and military service. A pair counts as different if any figure differs.
   */
  fairness: CheckResult,
  /**
   * Monthly payments of made-up buyers, compared to the cent with the payments from a second
   * implementation.
   */
  payments: CheckResult,
  /**
   * Verdicts of the income and loan rules, compared with the verdicts from a second implementation.
   */
  rules: CheckResult,
  /** Programs whose verdicts we also worked out by hand from the sources. */
  handDerived: z.strictObject({
    ...CheckResult.shape,
    /** The number of programs in the shipped catalog. */
    programs: z.int(),
  }),
  /** Income limits that an agency publishes, compared with the limits that our code calculates. */
  publishedLimits: CheckResult,
  /**
   * Programs whose pages show the highest income that qualifies, for each household size in one
   * county.
   */
  incomeEdges: CheckResult,
});
export type TestResults = z.infer<typeof TestResults>;

export const showProof = endpoint({
  method: 'GET',
  path: '/proof',
  summary: 'How well the facts are sourced and dated, and the results of the tests',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({
      /** The date on which the programs were counted. */
      countedOn: z.iso.date(),
      catalog: CatalogCounts,
      /** The number of each state's own programs. National programs are under `US`. */
      states: z.array(StateCounts),
      localGap: LocalGap,
      tests: TestResults,
    }),
  }),
});

import { CatalogCounts, LocalGap, StateCounts } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What a test compared, and how many of the comparisons differed. */
export const CheckResult = z.strictObject({
  compared: z.int().check(z.positive()),
  different: z.int().check(z.nonnegative()),
});
export type CheckResult = z.infer<typeof CheckResult>;

/**
 * The results of the tests, for the page about proof. `data/proof/main.ts` runs the tests and
 * writes the results to `data/reference/proof.json`. The tests fail if that file differs from their
 * results.
 */
export const TestResults = z.strictObject({
  /** The day when the tests ran. */
  ranOn: z.iso.date(),
  /**
   * Pairs of made-up buyers of one home who differ in name, household, income, job and military
   * service. A pair differs if any figure differs.
   */
  fairness: CheckResult,
  /** Monthly payments of made-up buyers, compared with a second program to the cent. */
  payments: CheckResult,
  /** Verdicts of the income and loan rules, compared with a second program. */
  rules: CheckResult,
  /** Programs for which we determined the verdicts by hand, from the sources. */
  handDerived: z.strictObject({
    ...CheckResult.shape,
    /** All programs of the shipped catalog. */
    programs: z.int(),
  }),
  /** Income limits that an agency publishes, compared with the limits that our code calculates. */
  publishedLimits: CheckResult,
  /**
   * Programs whose page shows the highest income that passes, for each household size in one county.
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
      /** The day for which the programs were counted. */
      countedOn: z.iso.date(),
      catalog: CatalogCounts,
      /** Each state's own programs. National programs are under `US`. */
      states: z.array(StateCounts),
      localGap: LocalGap,
      tests: TestResults,
    }),
  }),
});

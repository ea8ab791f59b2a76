/** One deliberate breakage, and the tests that have to notice it. */
export interface Mutation {
  /** What stops working, as a short sentence for the report. */
  readonly breaks: string;
  /** The end of a file's path: enough of it to name one file of the repository. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /**
   * Tests of which each must fail: the end of a test file's path, optionally with ` > ` and a part of
   * a test's title. A name ending in `.spec.ts` is a browser test, any other runs in Vitest.
   */
  readonly tests: readonly string[];
}

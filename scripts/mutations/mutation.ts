/** One deliberate breakage and the tests that must catch it. */
export interface Mutation {
  /** A short sentence for the report that says what stops working. */
  readonly breaks: string;
  /** The end of a file's path, long enough to identify a single file in the repository. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /**
   * Tests that must all fail: the end of a test file's path, optionally followed by ` > ` and part
   * of a title. A name that ends in `.spec.ts` is a browser test. Any other runs in Vitest.
   */
  readonly tests: readonly string[];
}

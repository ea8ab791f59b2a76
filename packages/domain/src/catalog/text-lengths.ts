/** Longest texts of programs, edits and corrections, in characters. */
export const maxLengths = {
  /** What browsers accept everywhere. */
  address: 2_000,
  /** A city, an agency, a program, or its slug. */
  name: 200,
  /** A condition, which stands next to a box to check. */
  condition: 300,
  /** Any other text of a program. */
  sentence: 1_000,
  /** What a visitor says is wrong. */
  correction: 1_000,
} as const;

/** Maximum lengths of the texts of programs, edits and corrections, in characters. */
export const maxLengths = {
  /** The length that every browser accepts. */
  address: 2_000,
  /** A city, an agency, a program, or a program's slug. */
  name: 200,
  /** A condition. The page shows it next to a checkbox. */
  condition: 300,
  /** Any other text about a program. */
  sentence: 1_000,
  /** A visitor's description of what is wrong. */
  correction: 1_000,
} as const;

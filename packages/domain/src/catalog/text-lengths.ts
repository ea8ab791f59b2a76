/** Maximum text lengths for programs, edits and corrections, in characters. */
export const maxLengths = {
  /** URLs. All browsers accept URLs of this length. */
  address: 2_000,
  /** The name of a city, an agency or a program, or a program's slug. */
  name: 200,
  /** A condition, which pages show next to a checkbox. */
  condition: 300,
  /** A quotation from a source about a fact. */
  quote: 200,
  /** Any text about a program that is not listed here. */
  sentence: 1_000,
  /** A visitor's description of the error. */
  correction: 1_000,
} as const;

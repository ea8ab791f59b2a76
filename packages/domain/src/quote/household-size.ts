/** Household sizes that a buyer can choose. The last size also includes larger households. */
export const householdSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Whether a household size also includes larger households. */
export function isOpenEnded(householdSize: number): boolean {
  return householdSize === householdSizes.at(-1);
}

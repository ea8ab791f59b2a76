/** How many people a household may be said to have. The last one stands for larger ones too. */
export const householdSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Whether a size stands for larger households too. */
export function isOpenEnded(householdSize: number): boolean {
  return householdSize === householdSizes.at(-1);
}

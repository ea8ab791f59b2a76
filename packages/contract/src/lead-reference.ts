/** The number of hexadecimal digits of the ID in each half of a reference. */
const HALF = 4;

/**
 * Returns the reference of a request, such as `7F3A-91C2`, which the buyer can give to the team.
 * The reference is the beginning of the lead's random ID, so it reveals nothing about other
 * requests.
 */
export function referenceOf(leadId: string): string {
  const digits = leadId.toUpperCase();
  return `${digits.slice(0, HALF)}-${digits.slice(HALF, 2 * HALF)}`;
}

/**
 * Returns the lowest and the highest lead ID with this reference, or null if the text is not a
 * reference.
 */
export function leadIdsWith(
  reference: string,
): { readonly lowest: string; readonly highest: string } | null {
  if (!/^[\da-f]{4}-?[\da-f]{4}$/i.test(reference)) return null;
  const start = reference.replace('-', '').toLowerCase();
  const idWith = (digit: string) =>
    [start, ...[4, 4, 4, 12].map((count) => digit.repeat(count))].join('-');
  return { lowest: idWith('0'), highest: idWith('f') };
}

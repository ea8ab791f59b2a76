/** A value in a header such as `Accept-Language`, in lowercase, with its weight. */
interface WeightedRange {
  readonly range: string;
  /** A weight from 0 (not acceptable) to 1. NaN if the client sent an invalid weight. */
  readonly weight: number;
}

/**
 * Parses the values of an `Accept` or `Accept-Language` header. Keeps them in the order of the
 * header.
 *
 * @param header the header, such as `es-MX,es;q=0.9`
 * @see RFC 9110, section 12.4.2
 */
export function weightedRanges(header: string | undefined): WeightedRange[] {
  return (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { range, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
}

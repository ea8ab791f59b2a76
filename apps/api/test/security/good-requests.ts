import fc from 'fast-check';
import { arbitraryOf, type Known, objects } from './arbitrary-of.ts';
import type { DescribedCall, JsonSchema } from './described-calls.ts';
import type { Parts } from './described-request.ts';

/** A value in a JSON document and its path. */
export interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns one valid body for each variant that a call accepts, with all optional properties. */
export function goodBodies({ body }: DescribedCall, known: Known): unknown[] {
  const kinds: readonly JsonSchema[] = body ? (body.anyOf ?? [body]) : [];
  return kinds.map((kind) => sampleOf(arbitraryOf(kind, { known, isWhole: true })));
}

/** Returns the path, query and headers of a valid request. */
export function goodParts({ parameters }: DescribedCall, known: Known): Omit<Parts, 'body'> {
  const at = (place: string): Record<string, unknown> => {
    const here = parameters.filter((one) => one.in === place);
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
    return { ...sampleOf(objects({ properties }, { known, isWhole: true })) };
  };
  return { path: at('path'), query: at('query'), header: at('header') };
}

/** Returns a sample value. The sample is the same in each run. */
function sampleOf<T>(values: fc.Arbitrary<T>): T {
  const [one] = fc.sample(values, { numRuns: 1, seed: 1 });
  if (one === undefined) throw new RangeError('The arbitrary has no sample');
  return one;
}

/** Returns every value in a JSON document, depth first. */
export function placesOf(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([name, part]) => placesOf(part, [...path, name]));
  return [{ path, value }, ...inner];
}

/** Returns the body as JSON, with one value replaced by the given JSON. */
export function withValue(body: unknown, { path }: Place, json: string): string {
  const mark = '\u2603';
  const put = (part: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return mark;
    const entries = Object.entries(Object(part)).map(([key, inner]) => [
      key,
      key === name ? put(inner, rest) : inner,
    ]);
    return Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return JSON.stringify(put(body, path)).replace(`"${mark}"`, () => json);
}

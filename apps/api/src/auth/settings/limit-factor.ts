import * as z from 'zod/mini';

const words = new Map([
  ['true', 1],
  ['false', 0],
]);

/** What the limits are multiplied by: `true` is 1, `false` turns them off. */
export function limitFactor() {
  const error = 'must be true, false or a number from 1 to 1000 that the limits are multiplied by';
  return z.pipe(
    z.string().check(z.regex(/^(true|false|[1-9]\d{0,2}|1000)$/, error)),
    z.transform((typed) => words.get(typed) ?? Number(typed)),
  );
}

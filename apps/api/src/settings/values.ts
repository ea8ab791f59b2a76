import * as z from 'zod/mini';

interface Issue {
  readonly input?: unknown;
}

/**
 * A setting that is a comma-separated list.
 *
 * @param error the error message, or a function that returns the message for an invalid item
 */
export function list(
  isWanted: (part: string) => boolean,
  error: string | ((part: string) => string),
) {
  const parts = z.transform((typed: string) => typed.split(',').map((part) => part.trim()));
  const fault = typeof error === 'string' ? error : (issue: Issue) => error(String(issue.input));
  const wanted = z.array(z.string().check(z.refine(isWanted, { error: fault })));
  return z.pipe(z.pipe(z.string(), parts), wanted);
}

/** A setting that is `true` or `false`. */
export function yesOrNo() {
  const wanted = z.enum(['true', 'false'], 'must be true or false');
  return z.pipe(
    wanted,
    z.transform((typed) => typed === 'true'),
  );
}

/** A setting that is a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, error)),
    z.pipe(z.transform(Number), z.int().check(z.gte(least, error), z.lte(most, error))),
  );
}

/**
 * Whether requests to a URL are safe from interception, because the URL uses `https:` or is on this
 * machine.
 */
export function isProviderAddress(typed: string): boolean {
  const url = URL.parse(typed);
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  return isWebAddress(typed) && (url?.protocol === 'https:' || isHere);
}

/** Whether text is a web URL such as https://www.example.com/buy, without a query or a fragment. */
export function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed);
  return /^https?:$/.test(url?.protocol ?? '') && url?.search === '' && url.hash === '';
}

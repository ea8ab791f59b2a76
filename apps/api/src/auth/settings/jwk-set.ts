import * as z from 'zod/mini';

/** A P-256 key for ES256. A key without `d` can only verify. */
export const Es256Key = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.optional(z.string()),
  kid: z.string().check(z.minLength(1)),
  alg: z.optional(z.literal('ES256')),
});
export type Es256Key = z.infer<typeof Es256Key>;

const keys = z.array(Es256Key);
const error =
  'must be a JSON Web Key set of P-256 keys, each with a kid, at least one with its private part';

/** Parses a JWK set, or just its array of keys, from JSON. At least one key must be private. */
export const jwkSet = z.pipe(
  z.string(),
  z.transform((typed, context): Es256Key[] => {
    const read = keys.safeParse(keysIn(typed));
    if (read.success && read.data.some(({ d }) => d !== undefined)) return read.data;
    context.issues.push({ code: 'custom', message: error, input: typed });
    return z.NEVER;
  }),
);

function keysIn(typed: string): unknown {
  try {
    const read: unknown = JSON.parse(typed);
    const isSet = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isSet && 'keys' in read ? read.keys : read;
  } catch {
    return undefined;
  }
}

import fc from 'fast-check';
import { arbitraryOf, type Known, objects } from './arbitrary-of.ts';
import type { DescribedCall, JsonSchema } from './described-calls.ts';
import type { Parts } from './described-request.ts';
import type { Caller } from './known-people.ts';

const odd = fc.oneof(
  fc.constantFrom<unknown>('', '\0', '\ud800', '\u202e', 1e308, 2 ** 53 + 2, -0, null, [], {}),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
);
const callers = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Caller>('operator') },
  { weight: 3, arbitrary: fc.constant<Caller>('buyer') },
  { weight: 1, arbitrary: fc.constant<Caller>('nobody') },
);

/**
 * Calls that hash a password, or that force the user to sign up again, which also hashes a
 * password. Each costs as much as ten other calls.
 */
const dear = new Set([
  'POST /auth/v1/signup',
  'POST /auth/v1/token',
  'PUT /auth/v1/user',
  'POST /auth/v1/logout',
  'DELETE /api/account',
]);

/**
 * Values that replace the existing ones for some calls. For example, a new password must differ
 * from the current one.
 */
const instead: Readonly<Record<string, Known>> = {
  'PUT /auth/v1/user': { password: ['four green doors'] },
  'GET /api/programs/states/{state}': { state: ['tx'] },
  'GET /api/programs/states/{state}/counties/{county}': {
    state: ['tx'],
    county: ['travis-county'],
  },
};

/** A generated request before it is sent. */
export interface Drawn {
  readonly call: DescribedCall;
  readonly caller: Caller;
  readonly parts: Parts;
}

/**
 * Generates requests for all calls. Each request matches the description of its call,
 * or almost matches it.
 */
export function drawnRequests(calls: readonly DescribedCall[], known: Known): fc.Arbitrary<Drawn> {
  return fc.oneof(
    ...calls.map((call) => ({ weight: weightOf(call), arbitrary: requestsTo(call, known) })),
  );
}

/**
 * Returns how often to generate a call. Calls without input are generated less often, because only
 * the caller varies.
 */
function weightOf({ name, body, parameters: { length } }: DescribedCall): number {
  return dear.has(name) || (!body && length === 0) ? 1 : 4;
}

function requestsTo(call: DescribedCall, all: Known): fc.Arbitrary<Drawn> {
  const [place = ''] = /\w+\/\{id\}/.exec(call.path) ?? [];
  const known = { ...all, id: all[place] ?? all.id ?? [], ...instead[call.name] };
  return fc.record({
    call: fc.constant(call),
    caller: callers,
    parts: fc.record({
      path: parameters(call, 'path', known),
      query: parameters(call, 'query', known),
      header: parameters(call, 'header', known),
      body: call.body ? bodies(call.body, known) : fc.constant(undefined),
    }),
  });
}

/** Generates parameters. Most sets match the description. The others have one odd parameter. */
function parameters(call: DescribedCall, place: string, known: Known) {
  const here = call.parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
  const required = here.filter((one) => one.required).map(({ name }) => name);
  const good = objects({ properties, required }, { known });
  if (here.length === 0) return fc.constant({});
  return fc.oneof(
    { weight: 3, arbitrary: good },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...Object.keys(properties)), odd)
        .map(([values, name, value]) => ({ ...values, [name]: value })),
    },
  );
}

/**
 * Generates bodies. Most bodies match the description. The others have one odd value, or are
 * arbitrary JSON.
 */
function bodies(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const good = fc.oneof(
    arbitraryOf(schema, { known, isWhole: true }),
    arbitraryOf(schema, { known }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: good.map((body) => JSON.stringify(body)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(good, fc.nat(), odd)
        .map(([body, place, value]) => JSON.stringify(withOdd(body, place, value))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  );
}

/** Replaces one value in the document, by its depth-first index. */
function withOdd(body: unknown, place: number, value: unknown): unknown {
  let rest = place % countPlaces(body);
  const visit = (part: unknown): unknown => {
    if (rest-- === 0) return value;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)]));
  };
  return visit(body);
}

function countPlaces(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1;
  return Object.values(part).reduce<number>((sum, inner) => sum + countPlaces(inner), 1);
}

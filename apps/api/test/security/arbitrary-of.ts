import fc from 'fast-check';
import type { JsonSchema } from './described-calls.ts';

/**
 * Existing values, such as locations, by property name. Existing values pass more checks than
 * random ones.
 */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Options {
  readonly known: Known;
  /** Whether generated objects have all optional properties. */
  readonly isWhole?: boolean;
}

/** The latest generated time. */
const LATEST = new Date('2100-01-01T00:00:00Z');
const moments = fc.date({ min: new Date(0), max: LATEST, noInvalidDate: true });

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: moments.map((moment) => moment.toISOString().slice(0, 10)),
  'date-time': moments.map((moment) => moment.toISOString()),
  email: fc.nat(1_000_000).map((number) => `person-${number}@example.com`),
};

/** Generates values that a schema accepts. */
export function arbitraryOf(schema: JsonSchema, options: Options): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const [first = {}, ...others] = choices;
    if (options.isWhole) return arbitraryOf(first, options);
    return fc.oneof(...[first, ...others].map((choice) => arbitraryOf(choice, options)));
  }
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.maxSafeInteger().map((number) => within(schema, number));
    case 'number':
      return fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .map((number) => within(schema, number));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, options), {
        minLength: schema.minItems ?? (options.isWhole ? 1 : 0),
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'object':
      return objects(schema, options);
    default:
      return options.isWhole ? fc.constant('anything') : fc.jsonValue({ maxDepth: 2 });
  }
}

/** Generates objects. Half of the objects have existing values in properties with known names. */
export function objects(
  { properties, additionalProperties, required = [] }: JsonSchema,
  options: Options,
): fc.Arbitrary<object> {
  if (!properties) {
    const names = fc.string({ maxLength: 10 });
    if (typeof additionalProperties === 'object' && additionalProperties.type) {
      const parts = arbitraryOf(additionalProperties, options);
      return options.isWhole ? fc.record({ any: parts }) : fc.dictionary(names, parts);
    }
    const values = fc.dictionary(names, fc.jsonValue({ maxDepth: 2 }));
    return options.isWhole ? fc.constant({ full_name: 'Ada Buyer' }) : values;
  }
  const values = Object.entries(properties).map(([name, schema]) => {
    const known = Object.hasOwn(options.known, name) ? (options.known[name] ?? []) : [];
    if (known.length === 0) return [name, arbitraryOf(schema, options)] as const;
    const knownOnes = fc.constantFrom(...known);
    return [
      name,
      options.isWhole ? knownOnes : fc.oneof(knownOnes, arbitraryOf(schema, options)),
    ] as const;
  });
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(values);
  return options.isWhole
    ? fc.record(record)
    : fc.record(record, { requiredKeys: required.filter((name) => name in record) });
}

function texts({ format = '', pattern, minLength = 0, maxLength = 200 }: JsonSchema) {
  const known = formats[format];
  if (known) return known;
  // fast-check cannot generate text for patterns with lookahead, such as phone numbers.
  if (pattern?.includes('(?=')) return fc.constantFrom('512 555 0123', '+1 (512) 555-0199');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
}

/** Moves a number into the schema's range, because most random numbers are far outside it. */
function within({ minimum, maximum, multipleOf }: JsonSchema, number: number): number {
  const [low, high] = [minimum ?? -1e9, maximum ?? 1e9];
  const isWithin = number >= low && number <= high;
  const brought = isWithin ? number : low + (Math.abs(number) % (high - low || 1));
  return multipleOf === undefined ? brought : Math.round(brought / multipleOf) * multipleOf;
}

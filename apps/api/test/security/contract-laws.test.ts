import * as contract from '@latchkey/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryOf } from './arbitrary-of.ts';

type Endpoint = contract.Endpoint;

const endpoints = Object.entries<unknown>(contract).filter((entry): entry is [string, Endpoint] => {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
});

const schemas = endpoints.flatMap(([name, { body, answer, files }]) =>
  Object.entries({ body, answer: files ? undefined : answer }).flatMap(([part, schema]) =>
    schema ? [{ name: `${name} ${part}`, schema }] : [],
  ),
);

/**
 * Generates 60 values that match a schema's JSON description. Returns those that the schema
 * accepts, parsed.
 */
function accepted(schema: z.ZodMiniType): unknown[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const values = arbitraryOf(JSON.parse(JSON.stringify(described)), { known: {} });
  return fc
    .sample(values, { numRuns: 60, seed: 7 })
    .map((value) => schema.safeParse(value))
    .flatMap(({ success, data }) => (success ? [data] : []));
}

it('parses the JSON of a body or a response without changing the value', () => {
  const examples = schemas.map((each) => ({ ...each, values: accepted(each.schema) }));
  const isSame = (schema: z.ZodMiniType, value: unknown) => {
    const json = JSON.stringify(value);
    return JSON.stringify(schema.safeParse(JSON.parse(json)).data) === json;
  };
  const different = examples.filter(
    ({ schema, values }) => !values.every((value) => isSame(schema, value)),
  );
  expect(different.map(({ name }) => name)).toEqual([]);
  // Random values rarely match the largest schemas, such as a lead with its calculation, or a list
  // of programs.
  const covered = examples.filter(({ values }) => values.length > 0);
  expect(covered.length / examples.length).toBeGreaterThan(0.7);
});

import type { Endpoint } from '@latchkey/contract';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A response's schemas, by media type. Empty if the response has no body. */
export type Content = Readonly<Record<string, Schema>>;

/** One operation in the API description. */
export interface Operation {
  readonly method: string;
  /** The full path, with its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly access: Endpoint['access'];
  readonly token?: Endpoint['token'];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Responses, by status. */
  readonly answers: Readonly<Record<number, Content>>;
  /** The response for every other status. */
  readonly problem: Content;
}

/** Converts the operation to an OpenAPI 3.1 object. */
export function described(operation: Operation): object {
  const { summary, params, query, headers, body, answers, problem } = operation;
  return {
    summary,
    ...security(operation),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, content]) => [
          status,
          { description: 'Success', ...contentOf(content) },
        ]),
      ),
      default: { description: 'Error', ...contentOf(problem) },
    },
  };
}

function security({ access, token }: Operation): object {
  if (access !== 'anyone') return { security: [{ accessToken: [] }] };
  return token === 'if-present' ? { security: [{}, { accessToken: [] }] } : {};
}

function contentOf(content: Content): object {
  const types = Object.entries(content);
  if (types.length === 0) return {};
  const schemas = types.map(([type, schema]) => [type, { schema: jsonSchema(schema, 'output') }]);
  return { content: Object.fromEntries(schemas) };
}

function parameters(location: string, schema: Schema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

/**
 * A cache of converted schemas, because several operations share a schema, such as the problem
 * document's.
 */
const converted = {
  input: new WeakMap<Schema, JsonSchema>(),
  output: new WeakMap<Schema, JsonSchema>(),
};

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const known = converted[io].get(schema);
  if (known) return known;
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  converted[io].set(schema, rest);
  return rest;
}

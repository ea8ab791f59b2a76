import type { Endpoint } from '@latchkey/contract';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an answer holds, by its media type; nothing where there is none. */
export type Content = Readonly<Record<string, Schema>>;

/** One call as the description of the API tells of it. */
export interface Operation {
  readonly method: string;
  /** From the root of the host; parameters stand in braces. */
  readonly path: string;
  readonly summary: string;
  readonly access: Endpoint['access'];
  readonly token?: Endpoint['token'];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** By their status. */
  readonly answers: Readonly<Record<number, Content>>;
  /** Every other answer. */
  readonly problem: Content;
}

/** The operation in OpenAPI's form. */
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
          { description: 'The answer', ...contentOf(content) },
        ]),
      ),
      default: { description: 'A problem', ...contentOf(problem) },
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

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

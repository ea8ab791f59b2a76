import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';

/** The part of JSON Schema that the API description uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Record<string, { readonly schema: JsonSchema }>;

interface Described {
  readonly security?: unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
}

/** An operation in the API description. */
export interface DescribedCall {
  /** The method and path, such as `PUT /api/quotes`. */
  readonly name: string;
  readonly method: NonNullable<InjectOptions['method']>;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  /** Whether the API description has a success response for this operation. */
  readonly isOffered: boolean;
  /** @returns how a response differs from its description, or undefined */
  faultOf(response: LightMyRequestResponse): string | undefined;
}

/** Returns every operation that the app describes. */
export async function describedCalls(app: FastifyInstance): Promise<DescribedCall[]> {
  const { paths } = (await app.inject('/api/docs/json')).json();
  return Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, described]) => {
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: OpenAPI has no other verbs.
      const method = verb.toUpperCase() as DescribedCall['method'];
      const { parameters, requestBody, responses } = described;
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        isOffered: Object.keys(responses).some((status) => /^[23]/.test(status)),
        faultOf: judge(responses),
        // This text appears in the report when a test fails.
        [fc.toStringMethod]: () => `${method} ${path}`,
      };
    }),
  );
}

function judge(responses: Described['responses']): DescribedCall['faultOf'] {
  const read = (content: Content = {}) =>
    new Map(
      Object.entries(content).map(([type, { schema }]) => [
        type,
        // biome-ignore lint/nursery/noUnsafeTypeAssertion: the document is JSON Schema.
        z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema),
      ]),
    );
  const answers = new Map(
    Object.entries(responses).map(([status, { content }]) => [status, read(content)]),
  );
  return ({ statusCode, headers, body }) => {
    if (statusCode >= 500) return `${statusCode}: ${body}`;
    const answer = answers.get(String(statusCode)) ?? (statusCode >= 400 && answers.get('default'));
    if (!answer) return `The status ${statusCode} is not described`;
    if (answer.size === 0) return body === '' ? undefined : 'The response has a body';
    const [type = ''] = String(headers['content-type']).split(';');
    const schema = answer.get(type);
    if (!schema) return `The type ${type} is not described`;
    const parsed = schema.safeParse(type.endsWith('json') ? JSON.parse(body) : body);
    return parsed.success ? undefined : `${z.prettifyError(parsed.error)}\n${body.slice(0, 500)}`;
  };
}

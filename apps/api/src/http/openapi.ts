import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, Problem } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Swagger UI writes style attributes and pictures of its own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Describes every endpoint that is mounted after it, at `/docs` and as JSON at `/docs/json`. */
export async function documentation(api: FastifyInstance): Promise<void> {
  const paths: Record<string, Record<string, object>> = {};
  api.addHook('onRoute', ({ config }) => {
    if (!config?.endpoint) return;
    const { path, method } = config.endpoint;
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(config.endpoint) };
  });

  const info = { title: 'Latchkey', version: '1' };
  const components = {
    securitySchemes: {
      accessToken: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
    },
  };
  const document = { openapi: '3.1.0', info, servers: [{ url: '/api' }], components, paths };
  await api.register(swagger, { mode: 'static', specification: { document } });
  await api.register(swaggerUi, {
    indexPrefix: api.prefix,
    routePrefix: '/docs',
    staticCSP: POLICY,
    uiConfig: { layout: 'BaseLayout' },
  });
}

function operation(endpoint: Endpoint) {
  const { summary, access, params, query, headers, body, answer, status = 200 } = endpoint;
  return {
    summary,
    ...(access === 'signed-in' && { security: [{ accessToken: [] }] }),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: json(jsonSchema(body, 'input')),
      },
    }),
    responses: {
      [status]: { description: 'The answer', content: json(jsonSchema(answer, 'output')) },
      default: {
        description: 'A problem document',
        content: { 'application/problem+json': { schema: jsonSchema(Problem, 'output') } },
      },
    },
  };
}

function parameters(place: string, schema: Endpoint['params']): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

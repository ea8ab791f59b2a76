import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, Problem } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { version } from '../process/version.ts';
import { escapeHtml } from './escape-html.ts';
import { type Content, described, type Operation } from './operation.ts';

/**
 * The content security policy of the documentation page. Swagger UI uses inline styles and data:
 * images.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const problem: Content = { 'application/problem+json': Problem };

/**
 * Serves the OpenAPI description at `/docs`, and as JSON at `/docs/json`. The description covers
 * every endpoint that is mounted after this call.
 *
 * @param others operations that other code mounts
 */
export async function documentation(
  api: FastifyInstance,
  others: readonly Operation[],
  { name }: Pick<Brand, 'name'>,
): Promise<void> {
  const paths: Record<string, Record<string, object>> = {};
  const add = (operation: Operation) => {
    const method = operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [method]: described(operation) };
  };
  for (const operation of others) add(operation);
  api.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) add(operationOf(config.endpoint, api.prefix));
  });

  const info = { title: `${name} API`, version };
  const components = {
    securitySchemes: {
      accessToken: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
    },
  };
  const document = { openapi: '3.1.0', info, servers: [{ url: '/' }], components, paths };
  await api.register(swagger, { mode: 'static', specification: { document } });
  await api.register(swaggerUi, {
    indexPrefix: api.prefix,
    routePrefix: '/docs',
    staticCSP: POLICY,
    uiConfig: { layout: 'BaseLayout' },
    // Swagger UI inserts the title as HTML.
    theme: { title: escapeHtml(info.title) },
  });
}

function operationOf(endpoint: Endpoint, prefix: string): Operation {
  const { path, answer, status = 200, files = ['application/json'] } = endpoint;
  const content = Object.fromEntries(files.map((type) => [type, answer]));
  return {
    ...endpoint,
    path: prefix + path.replaceAll(/:(\w+)/g, '{$1}'),
    answers: { [status]: status === 204 ? {} : content },
    problem,
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../process/failure.ts';

/** Builds the error for a request that matches no route. */
export type NotFoundErrorOf = (request: FastifyRequest) => Failure;

/** Records the app's routes, to distinguish an unsupported method from an unknown path. */
export function watchRoutes(app: FastifyInstance): NotFoundErrorOf {
  const methods = new Map<string, { address: RegExp; allowed: Set<string> }>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const route = methods.get(url) ?? { address: addressOf(url), allowed: new Set() };
    for (const each of [method].flat()) route.allowed.add(each);
    methods.set(url, route);
  });

  return ({ url }) => {
    const [path = ''] = url.split('?', 1);
    const allowed = [...methods.values()]
      .filter(({ address }) => address.test(path))
      .flatMap((route) => [...route.allowed]);
    return allowed.length === 0
      ? new Failure('route-not-found')
      : new Failure('method-not-allowed', { headers: { allow: allowed.join(', ') } });
  };
}

function addressOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`);
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Endpoint } from '@latchkey/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

export interface Route {
  readonly method: Method;
  /** The path, in which parameters start with a colon. */
  readonly url: string;
  /** The endpoint in the contract. Undefined for other routes. */
  readonly endpoint: Endpoint | undefined;
}

const CHANNEL = 'fastify.initialization';

/** Records every route of the apps that are built until `end` is called. */
export function watchRouteTable(): { readonly end: () => readonly Route[] } {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: Fastify's documented message of the channel.
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const each of [method].flat()) {
        // biome-ignore lint/nursery/noUnsafeTypeAssertion: routes have no other methods.
        routes.push({ method: each as Method, url, endpoint: config?.endpoint });
      }
    });
  };
  subscribe(CHANNEL, watch);
  return {
    end() {
      unsubscribe(CHANNEL, watch);
      return routes;
    },
  };
}

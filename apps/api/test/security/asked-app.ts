import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../src/db/database.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { buildTestApp } from '../test-app.ts';
import { type Route, watchRouteTable } from './route-table.ts';

type Access = Endpoint['access'];
export type Headers = Record<string, string>;

/** An app under test, its routes, and who may access each route. */
export interface AskedApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly routes: readonly Route[];
  /** Returns who may access a route, according to the contract or the API description. */
  accessOf(route: Route): Access | undefined;
  guarded(...kinds: Access[]): readonly Route[];
  call(route: Route, headers: Headers, id?: string): Promise<{ status: number; body: string }>;
  signUp(): Promise<{ readonly email: string; readonly token: string }>;
}

export const nameOf = ({ method, url }: Route) => `${method} ${url}`;
export const bearing = (token: string): Headers => ({ authorization: `Bearer ${token}` });

export async function openAskedApp(changes: Partial<Dependencies> = {}): Promise<AskedApp> {
  const watched = watchRouteTable();
  const { app, database } = await buildTestApp(changes);
  const routes = watched.end();
  const { paths } = (await app.inject('/api/docs/json')).json();
  const accessOf = (route: Route) => route.endpoint?.access ?? accessIn(paths, route);
  return {
    app,
    database,
    routes,
    accessOf,
    guarded: (...kinds) => routes.filter((route) => kinds.includes(accessOf(route) ?? 'anyone')),
    async call({ method, url }, headers, id = randomUUID()) {
      const response = await app.inject({
        method,
        url: url.replaceAll(/:\w+/g, id).replace('*', 'users'),
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{}',
      });
      return { status: response.statusCode, body: response.body };
    },
    async signUp() {
      const email = `${randomUUID()}@example.com`;
      const payload = { email, password: 'three blue doors' };
      const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
      return { email, token: String(answer.json().access_token) };
    },
  };
}

/** Returns who may access a route of the account server, according to the API description. */
function accessIn(
  paths: Record<string, Record<string, { security?: unknown }>>,
  { method, url }: Route,
): Access | undefined {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[verb];
  return operation && (operation.security ? 'signed-in' : 'anyone');
}

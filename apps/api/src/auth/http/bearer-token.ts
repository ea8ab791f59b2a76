import type { FastifyRequest } from 'fastify';
import { AuthRefusal } from './auth-refusal.ts';

/** @throws {AuthRefusal} `no_authorization` */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, token] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AuthRefusal('no_authorization');
  return token;
}

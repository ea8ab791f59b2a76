import type { FastifyRequest } from 'fastify';

/**
 * Whether no one is using the page that sent a request. Our web app marks the refreshes that its
 * client makes on a timer, because an open but unused page must not keep its session alive.
 */
export function isBackground({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-background'] !== undefined;
}

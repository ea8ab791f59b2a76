import type { FastifyRequest } from 'fastify';

export const API_VERSION = '2024-01-01';
export const API_VERSION_HEADER = 'x-supabase-api-version';

/** Whether the client asks for errors in today's form: `code` holds the code's name. */
export function asksForNewErrors({ headers }: FastifyRequest): boolean {
  const asked = String(headers[API_VERSION_HEADER] ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= API_VERSION;
}

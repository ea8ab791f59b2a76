import type { FastifyCorsOptions } from '@fastify/cors';

/** How long a browser need not ask again, in seconds. */
const REMEMBERED = 600;

/** What pages of other origins may do: those that the settings name, with all that we have. */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Beside our own those that the published client of accounts sends.
    allowedHeaders: [
      'Accept',
      'apikey',
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'X-Client-IP',
      'X-Client-Info',
      'X-JWT-AUD',
      'X-Supabase-Api-Version',
      'x-use-cookie',
    ],
    exposedHeaders: ['Link', 'Retry-After', 'X-Supabase-Api-Version', 'X-Total-Count'],
    maxAge: REMEMBERED,
  };
}

import type { FastifyCorsOptions } from '@fastify/cors';

/** How long a browser may cache a preflight answer, in seconds. */
const REMEMBERED = 600;

/** CORS for the origins in the settings: credentials, every method of ours, and the headers below. */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Ours, and those that the published auth client sends.
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

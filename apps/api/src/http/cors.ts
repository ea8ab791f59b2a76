import type { FastifyCorsOptions } from '@fastify/cors';

/** How long a browser may cache a preflight response, in seconds. */
const REMEMBERED = 600;

/**
 * Returns CORS options for the origins in the settings. They allow credentials, every method that
 * we use, and the headers below.
 */
export function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // These are our own headers, and those that the published auth client sends.
    allowedHeaders: [
      'Accept',
      'apikey',
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'X-Background',
      'X-Client-IP',
      'X-Client-Info',
      'X-JWT-AUD',
      'X-Supabase-Api-Version',
      'x-use-cookie',
    ],
    exposedHeaders: [
      'Link',
      'Retry-After',
      'X-Session-Ended',
      'X-Supabase-Api-Version',
      'X-Total-Count',
    ],
    maxAge: REMEMBERED,
  };
}

import type { FastifyInstance } from 'fastify';
import type { Meter } from '../process/meter.ts';
import type { MetricsSources } from './metrics.ts';

/**
 * Serves the metrics if the settings have a token for them. Otherwise, loads no metrics code.
 *
 * @returns the function that counts events, or undefined without a token
 */
export async function meterOf(
  app: FastifyInstance,
  token: string | undefined,
  sources: MetricsSources,
): Promise<Meter | undefined> {
  if (token === undefined) return undefined;
  const { metricsRoutes } = await import('./metrics.ts');
  return metricsRoutes(app, token, sources);
}

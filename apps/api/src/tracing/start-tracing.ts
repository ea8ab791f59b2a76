import { setTracer } from './tracer.ts';
import type { TracingLog } from './tracing-reports.ts';
import type { TracingSettings } from './tracing-settings.ts';

interface Tracing {
  reportTo(log: TracingLog): void;
  close(): Promise<void>;
}

const off: Tracing = { reportTo: () => {}, close: async () => {} };

/**
 * Starts tracing if it is enabled in the settings. Call this before anything connects to a
 * database. The process loads OpenTelemetry only if tracing is on, because loading takes half a
 * second and 45 MB.
 */
export async function startTracing(settings: TracingSettings | undefined): Promise<Tracing> {
  if (!settings) return off;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  const tracer = startOpenTelemetry(settings);
  setTracer(tracer);
  return tracer;
}

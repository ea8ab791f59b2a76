import { Gauge, type Registry } from '@prometheus-io/client';
import type { JobCount } from '../db/job-counts.ts';

/** Deliveries of one kind that are still waiting, and when the last one succeeded. */
export interface DeliveryBacklog {
  readonly kind: string;
  readonly waiting: number;
  /** When the oldest waiting delivery was created. Null if no delivery is waiting. */
  readonly oldest: Date | null;
  /** When the last delivery succeeded. Null if no delivery ever has. */
  readonly lastDelivered: Date | null;
}

export interface DatabaseSources {
  readonly jobs: () => Promise<readonly JobCount[]>;
  readonly deliveries: () => Promise<readonly DeliveryBacklog[]>;
  /** Size of the database in bytes. */
  readonly databaseSize: () => Promise<number>;
}

/**
 * Adds metrics that are the same in every process, because they come from the shared database.
 *
 * @returns a function that updates the metrics
 */
export function addDatabaseMetrics(
  registry: Registry,
  sources: DatabaseSources,
): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `latchkey_${name}`, help, labelNames, registers: [registry] });
  const jobs = gauge(
    'jobs',
    'Jobs by queue and state: due now, scheduled for later, waiting for a retry, or active',
    'queue',
    'state',
  );
  const waiting = gauge(
    'deliveries_waiting',
    'Deliveries of leads that have not arrived yet',
    'kind',
  );
  const oldest = gauge(
    'deliveries_oldest_waiting_timestamp_seconds',
    'When the oldest waiting delivery was created. Missing if none is waiting',
    'kind',
  );
  const last = gauge(
    'deliveries_last_delivered_timestamp_seconds',
    'When the last delivery arrived, or 0 if none ever did',
    'kind',
  );
  const size = gauge('database_size_bytes', 'Size of the database');

  return async () => {
    for (const { count, ...labels } of await sources.jobs()) jobs.set({ ...labels }, count);
    oldest.reset();
    for (const { kind, ...backlog } of await sources.deliveries()) {
      waiting.set({ kind }, backlog.waiting);
      if (backlog.oldest) oldest.set({ kind }, seconds(backlog.oldest));
      last.set({ kind }, backlog.lastDelivered ? seconds(backlog.lastDelivered) : 0);
    }
    size.set(await sources.databaseSize());
  };
}

function seconds(moment: Date): number {
  return moment.getTime() / 1000;
}

import type { Brand, SiteProduct } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../process/clock.ts';
import type { Meter } from '../process/meter.ts';
import type { Catalog } from '../programs/catalog.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/**
 * The objects that the parts of the API share. Each part takes only the objects that it needs:
 * `Pick<Site, …>`.
 */
export interface Site {
  readonly database: Database;
  /** The database for lists, exports and overviews, with data that may be a second old. */
  readonly replica: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mailer: Pick<Mailer, 'deliver'>;
  readonly brand: Brand;
  readonly product: SiteProduct;
  readonly catalog: Catalog;
  readonly reference: ReferenceData;
  readonly limits: RateLimits;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Counts events for the metrics. Undefined in a server without `/metrics`. */
  readonly meter?: Meter | undefined;
  /** The web app's public URL. */
  readonly siteUrl: string;
}

import type { Connection } from './database.ts';
import type { DatabaseSettings } from './database-settings.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** Where a database is, and how to treat it. */
export interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseSettings?: DatabaseSettings;
  /** How often the embedded database writes a checkpoint, in milliseconds. */
  readonly checkpointsEvery?: number;
}

/**
 * Opens the PostgreSQL server of an address, or else the embedded database, and brings its tables
 * up to date. Only the driver that is used is loaded.
 */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl !== undefined) {
    const { connectToServer } = await import('./server.ts');
    return connectToServer(location.databaseUrl, location.databaseSettings);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(location.dataDir, location.checkpointsEvery ?? TEN_MINUTES);
}

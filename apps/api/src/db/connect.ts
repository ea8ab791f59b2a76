import type { Connection } from './database.ts';
import type { DatabaseSettings } from './database-settings.ts';

/** The location of the database, and how to connect to it. */
export interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseSettings?: DatabaseSettings;
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database if there is no URL, and
 * migrates it. Loads only the driver that it needs.
 */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl !== undefined) {
    const { connectToServer } = await import('./server.ts');
    return connectToServer(location.databaseUrl, location.databaseSettings);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(location.dataDir);
}

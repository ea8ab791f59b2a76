import type { Connection } from './database.ts';
import type { DatabaseSettings } from './database-settings.ts';

/**
 * Opens the PostgreSQL server of an address, or else the embedded database, and brings its tables
 * up to date. Only the driver that is used is loaded.
 */
export async function connect(place: {
  databaseUrl: string | undefined;
  dataDir: string;
  databaseSettings?: DatabaseSettings;
}): Promise<Connection> {
  if (place.databaseUrl !== undefined) {
    const { connectToServer } = await import('./server.ts');
    return connectToServer(place.databaseUrl, place.databaseSettings);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(place.dataDir);
}

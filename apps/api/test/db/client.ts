import pg from 'pg';

/** A connection that uses only the driver, without Drizzle. */
export type TestClient = pg.Client;

export async function connectedClient(address: string): Promise<TestClient> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
}

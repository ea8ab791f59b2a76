import pg from 'pg';

/** Creates a database as a copy of another database on the same server. */
export async function createDatabase(admin: string, name: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const [copy, original] = [client.escapeIdentifier(name), client.escapeIdentifier(template)];
    await client.query(`create database ${copy} template ${original}`);
  } finally {
    await client.end();
  }
}

import pg from 'pg';

/** Which database a connection string names, with the server and without the password. */
export function serverName(connectionString: string): string {
  // Reads the defaults of the environment too, and does not connect.
  const { database, host, port } = new pg.Client({ connectionString });
  return `PostgreSQL, "${database}" at ${host.startsWith('/') ? host : `${host}:${port}`}`;
}

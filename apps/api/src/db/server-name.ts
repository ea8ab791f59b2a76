import pg from 'pg';

/** Describes a connection string's database: its name and server, without the password. */
export function serverName(connectionString: string): string {
  // The client also reads defaults from the environment. This code does not connect.
  const { database, host, port } = new pg.Client({ connectionString });
  return `PostgreSQL, "${database}" at ${host.startsWith('/') ? host : `${host}:${port}`}`;
}

import { expect, it } from 'vitest';
import { serverName } from './server-name.ts';

it.each([
  ['postgres://ada:secret@db.example:5433/homes', 'PostgreSQL, "homes" at db.example:5433'],
  ['postgres://ada@127.0.0.1/homes?sslmode=disable', 'PostgreSQL, "homes" at 127.0.0.1:5432'],
  ['postgres://ada@/homes?host=/cloudsql/a:b:c', 'PostgreSQL, "homes" at /cloudsql/a:b:c'],
])('describes the database of %s without its password', (address, name) => {
  expect(serverName(address)).toBe(name);
});

/**
 * Test helpers for benchmarks, fault tests and browser tests, exported as `@latchkey/api/testing`.
 */
export { appCode } from './auth/app-code.ts';
export {
  type StaffProvider,
  staffClaims,
  staffSettings,
  startStaffProvider,
} from './auth/staff-provider.ts';
export { connectedClient, type TestClient } from './db/client.ts';
export { type Cluster, newCluster, startCluster, unleash } from './db/cluster.ts';
export { createDatabase } from './db/create-database.ts';
export { type FrailCluster, startFrailCluster } from './db/frail-cluster.ts';
export { pgbouncerVersion, startPgbouncer } from './db/pgbouncer.ts';
export { type TestMailServer, testMailServer } from './mail/test-mail-server.ts';
export { sampleQuote, sampleRequest } from './samples.ts';
export { type ServerProcess, startServer } from './server-process.ts';

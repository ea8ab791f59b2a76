import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { keptSecret } from './server-secret-repository.ts';

/** The secret of the settings, or else one that is made at the first start and kept. */
export async function serverSecret(db: Database, given: string | undefined): Promise<Buffer> {
  return given === undefined ? keptSecret(db, 'auth', randomBytes(32)) : Buffer.from(given);
}

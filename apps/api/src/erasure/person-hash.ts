import {
  type KeyedHash,
  type SecretSettings,
  serverHash,
} from '../auth/sessions/server-secret-repository.ts';
import type { Database } from '../db/database.ts';

/**
 * Returns the function that computes keyed hashes of addresses for the audit log. A new
 * `AUTH_SECRET` changes the hashes.
 */
export function personHash(
  db: Database,
  settings: Pick<SecretSettings, 'secret'>,
): Promise<KeyedHash> {
  return serverHash(db, settings, 'erased people');
}

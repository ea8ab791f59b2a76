import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { sha256 } from '../content-key.ts';
import { deliveryRepository } from '../deliveries/repository.ts';

/**
 * A new link by which a buyer takes the request back. The database keeps only its hash, so each
 * mail has one of its own. What is after the `#` stays in the browser, so no log of requests has it;
 * our own log shows it only on the machine of who tries the server without one for mails.
 */
export async function newWithdrawalLink(
  database: Database,
  leadId: string,
  siteUrl: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deliveryRepository(database).keepWithdrawalToken(sha256(token), leadId);
  return `${siteUrl}/withdraw#${token}`;
}

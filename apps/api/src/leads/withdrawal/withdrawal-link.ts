import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { sha256 } from '../content-key.ts';
import * as deliveryRepository from '../deliveries/repository.ts';

/**
 * Creates a link that lets the buyer withdraw the request. The database stores only a hash of the
 * token, so each email gets a new token. Browsers do not send the part after `#`, so no request log
 * contains the token. Our own log contains the token only on localhost, without a mail server, and
 * outside production.
 */
export async function newWithdrawalLink(
  database: Database,
  leadId: string,
  siteUrl: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deliveryRepository.keepWithdrawalToken(database, sha256(token), leadId);
  return `${siteUrl}/withdraw#${token}`;
}

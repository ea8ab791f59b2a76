import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';

/** Access tokens hold it, and headers of requests hold those: 16 KiB in all. */
const LARGEST = 6 * 1024;

/** What people say of themselves: any JSON object. */
export const Metadata = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof Metadata>;

/**
 * Puts new values over the known ones; null takes one away.
 *
 * @throws {AuthRefusal} `validation_failed` where it becomes too large
 */
export function mergedMetadata(known: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null);
  const metadata = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(metadata)) > LARGEST) {
    throw new AuthRefusal('validation_failed', { message: 'User metadata is too large' });
  }
  return metadata;
}

import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';

/**
 * Maximum size of a user's metadata. Access tokens contain the metadata, and a request's headers
 * are limited to 16 KiB in total.
 */
const MAX_METADATA_BYTES = 6 * 1024;

/** User metadata: any JSON object that the user sets, with keys such as `full_name`. */
export const Metadata = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof Metadata>;

/** Returns the language that the user chose, such as `es`. Undefined if the user chose none. */
export function chosenLanguage({ metadata }: { readonly metadata: Metadata }): string | undefined {
  const { language } = metadata;
  return typeof language === 'string' ? language : undefined;
}

/**
 * Merges changes into stored metadata. A null value removes its key.
 *
 * @throws {AuthRefusal} `validation_failed` if the result is too large
 */
export function mergedMetadata(stored: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null);
  const metadata = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw new AuthRefusal('validation_failed', { message: 'User metadata is too large' });
  }
  return metadata;
}

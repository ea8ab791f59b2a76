import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets for the database with a key that is not in the database. */
export interface Sealer {
  /**
   * @param place the owner of the secret, such as a session ID; decryption works only with the same
   * value
   */
  seal(secret: Uint8Array, place: string): Buffer;
  /**
   * @returns undefined if the secret was encrypted with another key or for another `place`, or was
   * changed
   */
  open(sealed: Uint8Array, place: string): Buffer | undefined;
}

/**
 * Encrypts with AES-256-GCM. HKDF (RFC 5869) derives the keys from the server secrets.
 *
 * @param previous former server secrets, used only to decrypt
 */
export function sealer(serverSecret: Uint8Array, previous: readonly Uint8Array[] = []): Sealer {
  const key = keyFrom(serverSecret);
  const keys = [key, ...previous.map(keyFrom)];
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      for (const each of keys) {
        const secret = opened(each, sealed, place);
        if (secret) return secret;
      }
      return undefined;
    },
  };
}

function keyFrom(serverSecret: Uint8Array): KeyObject {
  const derived = hkdfSync('sha256', serverSecret, '', 'latchkey sealed secrets', 32);
  return createSecretKey(Buffer.from(derived));
}

function opened(key: KeyObject, sealed: Uint8Array, place: string): Buffer | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
    return secret;
  } catch {
    return undefined;
  }
}

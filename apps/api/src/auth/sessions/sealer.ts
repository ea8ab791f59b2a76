import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Keeps secrets that lie in the database: nobody reads them there without the server's own. */
export interface Sealer {
  /** @param place what the secret is of, such as a session's id; it opens only there */
  seal(secret: Uint8Array, place: string): Buffer;
  /** @returns nothing where it was sealed with another key, for another place, or was changed */
  open(sealed: Uint8Array, place: string): Buffer | undefined;
}

/** AES-256-GCM, with a key derived from the server's secret by HKDF (RFC 5869). */
export function sealer(serverSecret: Uint8Array): Sealer {
  const derived = hkdfSync('sha256', serverSecret, '', 'latchkey sealed secrets', 32);
  const key = createSecretKey(Buffer.from(derived));
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      if (sealed.length < NONCE + TAG) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG));
      const secret = decipher.update(sealed.subarray(NONCE, -TAG));
      try {
        decipher.final();
        return secret;
      } catch {
        return undefined;
      }
    },
  };
}

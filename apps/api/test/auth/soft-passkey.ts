import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * Flags in an authenticator's data: the user is present, the user is verified, and the data
 * contains a key.
 */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** The input for a passkey's response. A test can set wrong values. */
interface Ceremony {
  /** The challenge from the options, in base64url. */
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** The signature counter of the response. */
  readonly counter?: number;
}

/**
 * A software passkey, as described in WebAuthn Level 3, sections 6.1 and 6.5. Its responses are
 * objects with `toJSON`, like those of a browser.
 */
export function softPasskey(origin = 'https://home.example') {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  const coseKey = isoCBOR.encode(
    // EC2 key, ES256, P-256, with its coordinates.
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  const text = (part: Uint8Array) => Buffer.from(part).toString('base64url');
  const hostHash = (ceremony: Ceremony) =>
    createHash('sha256')
      .update(ceremony.rpId ?? new URL(origin).hostname)
      .digest();
  const counted = (counter: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(counter);
    return four;
  };
  const clientData = (type: string, ceremony: Ceremony) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: ceremony.challenge,
        origin: ceremony.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const credential = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'cross-platform',
  });

  return {
    /** Returns the response to a request for a new passkey. */
    create(ceremony: Ceremony) {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        hostHash(ceremony),
        Buffer.from([PRESENT | VERIFIED | HAS_KEY]),
        counted(ceremony.counter ?? 0),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return credential({
        clientDataJSON: text(clientData('webauthn.create', ceremony)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['usb'],
      });
    },

    /** Returns the response to a request for a signature. */
    sign(ceremony: Ceremony) {
      const authenticatorData = Buffer.concat([
        hostHash(ceremony),
        Buffer.from([PRESENT | VERIFIED]),
        counted(ceremony.counter ?? 1),
      ]);
      const data = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      return credential({
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, privateKey)),
      });
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;

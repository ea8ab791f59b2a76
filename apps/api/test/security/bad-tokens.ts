import {
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Returns invalid tokens with the claims of a valid token, keyed by their defect.
 *
 * @param published the server's public key
 */
export async function badTokens(good: string, published: JWK): Promise<Record<string, string>> {
  const claims = decodeJwt(good);
  const { kid = '' } = decodeProtectedHeader(good);
  const { privateKey } = await generateKeyPair('ES256');
  const publicKey = await importJWK(published, 'ES256', { extractable: true });
  if (publicKey instanceof Uint8Array) throw new RangeError('The public key must not be a secret');
  const pem = (await exportSPKI(publicKey)).trimEnd();
  const [head = '', body = '', signature = ''] = good.split('.');

  const byHmac = (secret: string, header: object) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(bytes(secret));
  const byStranger = (header: object) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
      .sign(privateKey);

  return {
    'is not a token': 'nonsense',
    'has no algorithm': new UnsecuredJWT(claims).encode(),
    'has no algorithm but a valid signature': `${encoded({ alg: 'none', typ: 'JWT', kid })}.${body}.${signature}`,
    'has no signature': `${head}.${body}.`,
    'was changed after it was signed': `${head}.${encoded({ ...claims, role: 'service_role' })}.${signature}`,
    'is signed by another key with our key ID': await byStranger({ kid }),
    'is signed by another key with its own key ID': await byStranger({ kid: 'theirs' }),
    'is signed with our public key as a secret, as JSON': await byHmac(JSON.stringify(published), {
      kid,
    }),
    'is signed with our public key as a secret, as PEM': await byHmac(pem, {}),
    'is signed with our public key as a secret, as a PEM file': await byHmac(`${pem}\n`, {}),
    'is signed with a NUL key and has a path as its key ID': await byHmac('\0', {
      kid: '/dev/null',
    }),
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

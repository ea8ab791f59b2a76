import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { jwkSet } from './jwk-set.ts';

const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
const signs = { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', key_ops: ['sign'] };
const checks = { ...(await exportJWK(publicKey)), kid: 'two' };
const rsa = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);

describe('jwkSet', () => {
  it.each([
    ['a set', { keys: [signs, checks] }],
    ['an array', [signs, checks]],
  ])('parses %s', (_, keys) => {
    const read = jwkSet.parse(JSON.stringify(keys));
    expect(read.map(({ kid }) => kid)).toEqual(['one', 'two']);
  });

  it.each([
    ['invalid JSON', '{'],
    ['no keys', '{"keys":[]}'],
    ['public keys only', JSON.stringify([checks])],
    ['a key without an ID', JSON.stringify([{ ...signs, kid: undefined }])],
    ['a shared secret', JSON.stringify([{ kty: 'oct', k: 'c2VjcmV0', kid: 'one' }])],
    ['an RSA key', JSON.stringify([{ ...rsa, kid: 'one' }])],
  ])('rejects %s', (_, typed) => {
    expect(jwkSet.safeParse(typed).success).toBe(false);
  });
});

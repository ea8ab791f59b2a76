import { describe, expect, it } from 'vitest';
import { unresolvedHost } from '../../test/leads/broken-servers.ts';
import { isPrivateAddress, publicLookup } from './private-address.ts';

describe('isPrivateAddress', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.0',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '100::1',
    '2001::1',
    '2001:1ff::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
  ])('treats %s as private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    'fbff::1',
    '::ffff:8.8.8.8',
  ])('treats %s as public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('publicLookup', () => {
  it.each([true, false])('reports a host name that does not resolve (all: %s)', async (all) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    publicLookup('no-such-host.invalid', { all }, (error) => resolve(error));
    expect(await promise).toMatchObject({ code: expect.stringMatching(unresolvedHost) });
  });
});

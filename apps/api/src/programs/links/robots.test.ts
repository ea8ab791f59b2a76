import { expect, it, onTestFinished } from 'vitest';
import { testAgencies } from '../../../test/programs/test-agencies.ts';
import { get } from '../../outgoing/get.ts';
import { catalogHosts } from './addresses.ts';
import { checkLinks } from './check-links.ts';
import { MAX_ROBOTS_BYTES } from './robots.ts';

it('reads the first 500 KiB of a robots.txt file, but not a line that is cut off at the end', async () => {
  const agencies = await testAgencies();
  onTestFinished(() => agencies.close());
  const rules = 'User-agent: *\nDisallow: /private\n';
  const cut = '\nDisallow: /';
  const comment = '#'.repeat(MAX_ROBOTS_BYTES - rules.length - cut.length);
  let isWhole = false;
  agencies.answer('agency.example/robots.txt', (response) => {
    response.on('finish', () => {
      isWhole = true;
    });
    response.end(`${rules}${comment}${cut}loan\n${'#'.repeat(20 * 1024 * 1024)}`);
  });

  const addresses = ['https://agency.example/private', 'https://agency.example/loan'];
  const sources = addresses.map((url) => ({ url, asOf: null, supports: 'amount' }));
  const results = new Map<string, string>();
  await checkLinks(addresses, {
    hosts: catalogHosts([{ slug: 'mi-a', website: null, sources }]),
    brand: { name: 'Harbor Home', supportEmail: 'home@harbor.example' },
    reach: agencies.reach,
    wait: async () => {},
    onResult: async (address, { outcome }) => void results.set(address, outcome),
  });
  expect([...results.values()]).toEqual(['disallowed', 'answered']);
  expect(isWhole).toBe(false);
});

it('rejects a response body over the size limit, unless the request allows truncation', async () => {
  const agencies = await testAgencies();
  onTestFinished(() => agencies.close());
  agencies.answer('agency.example/long', (response) => void response.end('x'.repeat(11)));
  const options = { headers: {}, timeoutMs: 20_000, maxBytes: 10, reach: agencies.reach };
  const url = new URL('https://agency.example/long');
  await expect(get(url, options)).rejects.toThrow('the response is too long');
  expect((await get(url, { ...options, isCut: true })).body.toString()).toBe('x'.repeat(10));
});

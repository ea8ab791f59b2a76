import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  page,
  redirect,
  type TestAgencies,
  testAgencies,
} from '../../../test/programs/test-agencies.ts';
import { catalogHosts } from './addresses.ts';
import type { LinkResult } from './ask-link.ts';
import { checkLinks } from './check-links.ts';

const sources = (...urls: string[]) => [
  {
    slug: 'mi-a',
    website: null,
    sources: urls.map((url) => ({ url, asOf: null, supports: 'amount' })),
  },
];
/** The catalog's hosts. The test also serves `outside.example`, which is not in the catalog. */
const hosts = catalogHosts(
  sources(
    'https://agency.example/',
    'https://city.example/',
    'https://bank.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
  ),
);
const brand = { name: 'Casa Llave ñ', supportEmail: 'help@brand.example' };

describe('checkLinks', () => {
  let agencies: TestAgencies;
  let pauses: number[] = [];

  beforeAll(async () => {
    agencies = await testAgencies();
  });
  beforeEach(() => {
    agencies.reset();
    pauses = [];
  });
  afterAll(() => agencies.close());

  const check = async (addresses: readonly string[], limits = {}) => {
    const results = new Map<string, LinkResult>();
    await checkLinks(addresses, {
      hosts,
      brand,
      reach: agencies.reach,
      wait: async (milliseconds) => pauses.push(milliseconds),
      onResult: async (address, result) => void results.set(address, result),
      ...limits,
    });
    return results;
  };
  const resultOf = async (address: string, limits = {}) =>
    (await check([address], limits)).get(address);
  const pageCalls = () => agencies.calls.filter((call) => !call.endsWith('/robots.txt'));

  it('stores the status, the final URL and a hash of the text', async () => {
    agencies.answer('agency.example/loan', page('Up to $10,000'));
    expect(await resultOf('https://agency.example/loan')).toEqual({
      outcome: 'answered',
      answer: {
        status: 200,
        finalAddress: 'https://agency.example/loan',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('sends the product name and the support address as its user agent, in ASCII', async () => {
    await resultOf('https://agency.example/loan');
    expect([...agencies.userAgents]).toEqual([
      'CasaLlavenLinks/1.0 (Casa Llave ?; +mailto:help@brand.example)',
    ]);
  });

  it('returns the same hash for a page and its compressed form', async () => {
    const html = '<p>Up to $10,000</p>';
    agencies.answer('agency.example/a', (response) => void response.end(html));
    agencies.answer('agency.example/b', (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(html));
    });
    const [a, b] = (await check(['https://agency.example/a', 'https://agency.example/b'])).values();
    expect(a?.outcome === 'answered' && a.answer.hash).toBeTruthy();
    expect(b).toMatchObject({ answer: { hash: a?.outcome === 'answered' && a.answer.hash } });
  });

  it('follows redirects to catalog hosts and within the same registrable domain', async () => {
    agencies.answer('agency.example/loan', redirect('https://www.agency.example/loan', 301));
    agencies.answer('www.agency.example/loan', redirect('http://city.example/loan#top', 308));
    agencies.answer('city.example/loan', page('moved'));
    expect(await resultOf('https://agency.example/loan')).toMatchObject({
      outcome: 'answered',
      answer: { status: 200, finalAddress: 'https://city.example/loan' },
    });
  });

  it('never sends a request to a host outside the catalog', async () => {
    agencies.answer('agency.example/loan', redirect('https://outside.example/loan'));
    expect(await resultOf('https://agency.example/loan')).toEqual({
      outcome: 'answered',
      answer: { status: 302, finalAddress: 'https://outside.example/loan', hash: null },
    });
    expect(agencies.calls.some((call) => call.startsWith('outside.example'))).toBe(false);
    await expect(check(['https://outside.example/loan'])).rejects.toThrow(RangeError);
    expect(agencies.calls).toHaveLength(2);
  });

  it.each([
    'https://agency.example:8443/loan',
    'https://agency.example.outside.example/',
    'https://www.agency.example:8443/',
    'ftp://agency.example/loan',
  ])('does not follow a redirect to %s', async (location) => {
    agencies.answer('agency.example/loan', redirect(location));
    expect(await resultOf('https://agency.example/loan')).toMatchObject({
      answer: { status: 302, hash: null },
    });
    expect(pageCalls()).toEqual(['agency.example/loan']);
  });

  it('stops if redirects form a loop', async () => {
    agencies.answer('agency.example/a', redirect('https://city.example/b'));
    agencies.answer('city.example/b', redirect('https://agency.example/a'));
    const problem = 'redirects in a circle';
    expect(await resultOf('https://agency.example/a')).toEqual({ outcome: 'failed', problem });
    expect(pageCalls()).toEqual(['agency.example/a', 'city.example/b']);
  });

  it('follows five redirects but not six', async () => {
    for (let i = 1; i <= 6; i += 1) agencies.answer(`agency.example/${i}`, redirect(`/${i + 1}`));
    agencies.answer('agency.example/7', page('end'));
    const problem = 'too many redirects';
    expect(await resultOf('https://agency.example/1')).toEqual({ outcome: 'failed', problem });
    expect(await resultOf('https://agency.example/2')).toMatchObject({ answer: { status: 200 } });
  });

  it.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
  ])('does not request the private IP address %s, even after a redirect', async (address) => {
    const refused = { outcome: 'failed', problem: 'resolves to a private address' };
    expect(await resultOf(address)).toEqual(refused);
    agencies.answer('agency.example/loan', redirect(address));
    expect(await resultOf('https://agency.example/loan')).toEqual(refused);
  });

  it('does not wait for a page that never responds, or that responds byte by byte', async () => {
    agencies.answer('agency.example/never', () => {});
    agencies.answer('city.example/slow', drip);
    const addresses = ['https://agency.example/never', 'https://city.example/slow'];
    const results = await check(addresses, { timeoutMs: 1_000 });
    const problem = 'no response within 1 s';
    expect([...results.values()]).toEqual(addresses.map(() => ({ outcome: 'failed', problem })));
  });

  it.each([
    [1_000, 'answered'],
    [1_001, 'failed'],
  ])(
    'given a page of %i bytes, treats it as %s if the limit is 1,000 bytes',
    async (bytes, outcome) => {
      agencies.answer('agency.example/big', (response) => void response.end('x'.repeat(bytes)));
      const result = await resultOf('https://agency.example/big', { maxBytes: 1_000 });
      expect(result?.outcome).toBe(outcome);
    },
  );

  it('stops reading a page that never ends, and skips a compressed page that is too large when decompressed', async () => {
    agencies.answer('agency.example/endless', (response) => void endless(response));
    expect(await resultOf('https://agency.example/endless', { maxBytes: 100_000 })).toEqual({
      outcome: 'failed',
      problem: 'the response is too long',
    });
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    agencies.answer('agency.example/bomb', (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(await resultOf('https://agency.example/bomb', { maxBytes: 100_000 })).toMatchObject({
      outcome: 'answered',
      answer: { hash: null },
    });
  });

  it.each([
    [404, 'answered'],
    [410, 'answered'],
    [429, 'failed'],
    [503, 'failed'],
  ])('treats status %i as %s', async (status, outcome) => {
    agencies.answer('agency.example/x', (response) => void response.writeHead(status).end());
    expect((await resultOf('https://agency.example/x'))?.outcome).toBe(outcome);
  });

  it('never reads a page that robots.txt disallows, even after a redirect', async () => {
    const rules = 'User-agent: *\nAllow: /\n\nUser-agent: CasaLlavenLinks\nDisallow: /private';
    agencies.answer('city.example/robots.txt', (response) => void response.end(rules));
    agencies.answer('city.example/open', page('open'));
    agencies.answer('agency.example/loan', redirect('https://city.example/private/loan'));
    const addresses = [
      'https://city.example/private/loan',
      'https://city.example/open',
      'https://agency.example/loan',
    ];
    const results = await check(addresses);
    expect(addresses.map((address) => results.get(address)?.outcome)).toEqual([
      'disallowed',
      'answered',
      'disallowed',
    ]);
    expect(agencies.calls).not.toContain('city.example/private/loan');
    expect(agencies.calls.filter((call) => call === 'city.example/robots.txt')).toHaveLength(1);
  });

  it('never requests a page from a host whose robots.txt cannot be read', async () => {
    agencies.answer('agency.example/robots.txt', (response) => void response.writeHead(503).end());
    expect(await check(['https://agency.example/a', 'https://agency.example/b'])).toEqual(
      new Map(
        ['a', 'b'].map((name) => [
          `https://agency.example/${name}`,
          { outcome: 'failed', problem: 'robots.txt responded with status 503' },
        ]),
      ),
    );
    expect(agencies.calls).toEqual(['agency.example/robots.txt']);
  });

  it.each([
    ['', 2_000],
    ['Crawl-delay: 1', 2_000],
    ['Crawl-delay: 10', 10_000],
    ['Crawl-delay: 86400', 60_000],
  ])('reads "%s" in robots.txt as a pause of %i ms between requests', async (line, pause) => {
    agencies.answer('agency.example/robots.txt', (response) => {
      response.end(`User-agent: *\n${line}\n`);
    });
    await check(['https://agency.example/a', 'https://agency.example/b']);
    expect(pauses).toEqual([pause, pause]);
  });

  it('sends one request at a time to each host, even if other hosts redirect to that host', async () => {
    for (const host of ['agency.example', 'bank.example']) {
      for (const path of ['1', '2', '3']) {
        agencies.answer(`${host}/${path}`, redirect(`https://city.example/${host}/${path}`));
        agencies.answer(`city.example/${host}/${path}`, page('here'));
      }
    }
    const addresses = ['agency.example', 'bank.example'].flatMap((host) =>
      ['1', '2', '3'].map((path) => `https://${host}/${path}`),
    );
    const results = await check(addresses);
    expect([...results.values()].every(({ outcome }) => outcome === 'answered')).toBe(true);
    expect(agencies.most.perHost).toBe(1);
  });

  it('requests several hosts at the same time, up to the limit', async () => {
    const held: (() => void)[] = [];
    for (const host of ['agency.example', 'bank.example', 'city.example']) {
      agencies.answer(`${host}/`, (response) => {
        // Two hosts respond after both received a request. The third host responds immediately.
        held.push(() => response.end(host));
        if (held.length >= 2) for (const answer of held) answer();
      });
    }
    const addresses = ['https://agency.example/', 'https://bank.example/', 'https://city.example/'];
    const results = await check(addresses, { hostsAtOnce: 2 });
    expect([...results.values()].every(({ outcome }) => outcome === 'answered')).toBe(true);
    expect(agencies.most.total).toBe(2);
  });
});

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(timer));
}

function endless(response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  };
  response.on('drain', write);
  write();
}

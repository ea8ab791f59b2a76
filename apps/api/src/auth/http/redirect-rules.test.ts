import { describe, expect, it } from 'vitest';
import { redirectRules } from './redirect-rules.ts';

const siteUrl = 'https://home.example';
const led = (address: unknown, allowed: string[] = [], site = siteUrl) =>
  redirectRules({ siteUrl: site, redirectAllowList: allowed, isProduction: false })(address)?.href;

describe('redirectRules', () => {
  it.each([
    'https://home.example',
    'https://home.example/a/b?c=d#e',
    'HTTPS://HOME.EXAMPLE/',
    'https://home.example:443/',
    'http://127.0.0.1:5173/here',
    'http://127.9.9.9/',
    'http://[::1]:8080/',
  ])("allows the site's URL and loopback URLs: %s", (address) => {
    expect(led(address)).toBe(new URL(address).href);
  });

  it.each([
    'http://home.example/',
    'https://home.example:8443/',
    'https://home.example.evil.example/',
    'https://evil.example/https://home.example/',
    'https://evil.example?https://home.example/',
    'https://evil.example#https://home.example/',
    'https://home.example@evil.example/',
    'https://home.example:443@evil.example/',
    'https://ada:secret@home.example/',
    'https:\\\\evil.example/',
    '//evil.example/',
    '/quote',
    'http://localhost:3000/',
    'https://127.0.0.1.evil.example/',
    'http://0.0.0.0/',
    'http://192.168.0.1/',
    'javascript:alert(1)//https://home.example/',
    'data:text/html,https://home.example/',
    'ftp://127.0.0.1/',
    `https://home.example/${'a'.repeat(2_048)}`,
    '',
    'https://',
    undefined,
    ['https://home.example'],
  ])('rejects other URLs: %s', (address) => {
    expect(led(address)).toBeUndefined();
  });

  it.each([
    'http://127.0.0.1:5173/here',
    'http://localhost/',
    'http://[::1]:8080/',
    'https://app.localhost/',
  ])('rejects loopback URLs in production, even if a pattern allows them: %s', (address) => {
    const rules = redirectRules({ siteUrl, redirectAllowList: ['**'], isProduction: true });
    expect(rules(address)).toBeUndefined();
    expect(rules('https://app.example/')?.href).toBe('https://app.example/');
  });

  it('allows any port when the site is on a loopback address', () => {
    expect(led('http://localhost:5173/', [], 'http://localhost:3000')).toBe(
      'http://localhost:5173/',
    );
    expect(led('https://localhost:5173/', [], 'http://localhost:3000')).toBeUndefined();
  });

  it.each([
    ['https://app.example/welcome', 'https://app.example/welcome', true],
    ['https://app.example/welcome', 'https://app.example/welcome#here', true],
    ['https://app.example/welcome', 'https://app.example/welcome/2', false],
    ['https://app.example', 'https://app.example/', true],
    ['https://app.example/*', 'https://app.example/a', true],
    ['https://app.example/*', 'https://app.example/a/b', false],
    ['https://app.example/*', 'https://app.example/a.b', false],
    ['https://app.example/**', 'https://app.example/a/b.c?d=e', true],
    ['https://*.app.example/', 'https://preview.app.example/', true],
    ['https://*.app.example/', 'https://a.preview.app.example/', false],
    ['https://*.app.example/', 'https://evil.example/.app.example/', false],
    ['https://*.app.example/', 'https://evil\\.app.example/', false],
    ['https://preview-?.example/', 'https://preview-1.example/', true],
    ['https://preview-?.example/', 'https://preview-10.example/', false],
    ['https://{a,b}.example/', 'https://b.example/', true],
    ['https://{a,b}.example/', 'https://c.example/', false],
    ['https://a+b.example/', 'https://aab.example/', false],
    ['latchkey://callback', 'latchkey://callback', true],
    ['**', 'https://anywhere.example/', true],
    ['**', 'javascript:alert(1)', false],
    ['**', 'https://ada@anywhere.example/', false],
  ])('returns whether the pattern %s matches the URL %s: %s', (pattern, address, isOne) => {
    expect(led(address, [pattern]) !== undefined).toBe(isOne);
  });
});

import { expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { pageHeaders } from './page-headers.ts';

const own = { api: '/api', auth: { url: '/auth/v1' } };
const google = { clientId: 'latchkey', script: 'https://accounts.google.com/gsi/client' };

it('sets the same policy as for other responses when everything is on one host', () => {
  const policy = securityHeaders['content-security-policy'];
  expect(pageHeaders(own)).toEqual({ 'content-security-policy': policy });
});

it('allows calls to a hosted account service, and to no other host', () => {
  const hosted = {
    ...own,
    auth: { url: 'https://abc.supabase.example/auth/v1', apikey: 'public' },
  };
  const { 'content-security-policy': policy } = pageHeaders(hosted);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.example;");
  expect(policy?.match(/supabase/g)).toHaveLength(1);
});

it('allows calls to an API on another host, and lists that host once', () => {
  const api = 'https://api.example';
  const { 'content-security-policy': policy } = pageHeaders({
    api: `${api}/api`,
    auth: { url: `${api}/auth/v1` },
  });
  expect(policy).toContain("connect-src 'self' https://api.example;");
});

it("allows the resources that Google's button needs", () => {
  const headers = pageHeaders({ ...own, google });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;");
  expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
  expect(policy).toMatch(/frame-src https:\/\/accounts\.google\.com\/gsi\/$/);
});

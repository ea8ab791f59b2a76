import { expect, it } from 'vitest';
import { prefersHtml } from './prefers-html.ts';

it.each([
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html;q=0.9, application/json;q=0.8',
  'text/*, application/json;q=0.5',
])('returns true with %s', (accept) => {
  expect(prefersHtml(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'application/json',
  'application/json, text/html',
  'application/json, text/html;q=0.9',
  'text/html;q=0, */*',
  'text/html;q=many',
  'text/css,*/*;q=0.1',
])('returns false with %s', (accept) => {
  expect(prefersHtml(accept)).toBe(false);
});

import { wizardPages } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { isPagePath, pagePaths, pageRedirect, WIZARD_PATH } from './web-routes.ts';

const paths = [
  ...Object.values(pagePaths),
  ...wizardPages.map(({ path }) => `${WIZARD_PATH}/${path}`),
].map((path) => path.replace(/:\w+/, '5b1f1f0e'));

const escapedLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

it.each(paths)('has a page at %s and does not redirect it', (path) => {
  expect(isPagePath(path)).toBe(true);
  expect(pageRedirect(path)).toBeUndefined();
});

it.each(paths.filter((path) => path !== '/'))('redirects variant spellings of %s', (path) => {
  expect(pageRedirect(path.toUpperCase())).toBe(path);
  expect(pageRedirect(`${path}/`)).toBe(path);
  expect(pageRedirect(path.replace(/[a-z]/, escapedLetter))).toBe(path);
});

it.each(['/nowhere', '/quotes', '/operator/leads/1/2', '/example.html', '//evil.example/Sources'])(
  'has no page and no redirect for %s',
  (path) => {
    expect(isPagePath(path)).toBe(false);
    expect(pageRedirect(path.toUpperCase())).toBeUndefined();
  },
);

it.each([
  '/quote/programs%2f1',
  '/quote/%2e%2e/privacy',
  '/quote/a%20b',
  '/quote/%',
  '/quote/%c3%a9',
])('keeps the escapes that %s needs', (path) => expect(pageRedirect(path)).toBeUndefined());

it('lets the web app handle an unknown path below the wizard', () => {
  expect(isPagePath('/quote/programs/1.5')).toBe(true);
});

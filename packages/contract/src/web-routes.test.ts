import { wizardPages } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { WIZARD_PATH } from './pages.ts';
import {
  findPage,
  isPagePath,
  pagePaths,
  pageRedirect,
  pathIn,
  pathOf,
  prefixOf,
  publicPathOf,
  publicPaths,
  renderedPath,
  signedInPaths,
  startPaths,
} from './web-routes.ts';

const languages = ['es'];

const paths = [
  ...Object.values(pagePaths),
  ...wizardPages.map(({ path }) => `${WIZARD_PATH}/${path}`),
  ...publicPaths.map((path) => pathIn('es', path)),
].map((path) => path.replace(/:\w+/, '5b1f1f0e'));

const escapedLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

it('finds a page at every path in the table without a redirect', () => {
  expect(paths.filter((path) => !isPagePath(path, languages))).toEqual([]);
  expect(paths.filter((path) => pageRedirect(path, languages) !== undefined)).toEqual([]);
});

it('redirects other spellings of every path to the path itself', () => {
  const faults = paths
    .filter((path) => path !== '/')
    .flatMap((path) =>
      [path.toUpperCase(), `${path}/`, path.replace(/[a-z]/, escapedLetter)].filter(
        (variant) => pageRedirect(variant, languages) !== path,
      ),
    );
  expect(faults).toEqual([]);
});

it.each([
  '/nowhere',
  '/quotes',
  '/operator/leads/1/2',
  '/example.html',
  '//evil.example/Sources',
  '/es/nowhere',
  '/es/quotes',
  '/es/dashboard',
  '/fr/quote/confirmation',
  '/es/es',
  '/en',
  '/fr/example',
])('finds no page and no redirect for the path %s', (path) => {
  expect(isPagePath(path, languages)).toBe(false);
  expect(pageRedirect(path.toUpperCase(), languages)).toBeUndefined();
});

it.each([
  '/quote/programs%2f1',
  '/quote/%2e%2e/privacy',
  '/quote/a%20b',
  '/quote/%',
  '/quote/%c3%a9',
])('keeps the percent escapes that are necessary in %s', (path) =>
  expect(pageRedirect(path, languages)).toBeUndefined(),
);

it.each([
  ['/es/quote', '/quote'],
  ['/es/quote/confirmation', '/quote/confirmation'],
  ['/ES/Quote/Programs/1249/', '/quote/programs/1249'],
])('redirects %s to the same wizard page without a language', (path, target) => {
  expect(pageRedirect(path, languages)).toBe(target);
});

it("lets the web app handle an unknown path below the wizard's path", () => {
  expect(isPagePath('/quote/programs/1.5', languages)).toBe(true);
});

it('finds the language and the page in a URL', () => {
  expect(prefixOf('/es/nowhere', languages)).toBe('es');
  expect(prefixOf('/essays', languages)).toBeUndefined();
  expect(publicPathOf('/es', languages)).toBe('/');
  expect(publicPathOf('/es/example', languages)).toBe('/example');
  expect(publicPathOf('/example', languages)).toBe('/example');
  expect(publicPathOf('/dashboard', languages)).toBeUndefined();
});

describe('findPage', () => {
  it.each([
    ['/', { name: 'landing', values: {}, path: '/' }],
    ['/es', { name: 'landing', values: {}, path: '/' }],
    ['/es/sources', { name: 'sources', values: {}, path: '/sources' }],
    ['/quote/programs/12', { name: 'program', values: { programId: '12' } }],
    ['/quote/programs/compare', { name: 'compare' }],
    [
      '/quote/home-info/type',
      { name: 'question', values: { section: 'home-info', question: 'type' } },
    ],
    ['/operator/leads/5b1f', { name: 'lead', values: { leadId: '5b1f' } }],
  ])('finds the page and its parameters at %s', (address, page) => {
    expect(findPage(address, languages)).toMatchObject(page);
  });

  it.each(['/es/', '/es/dashboard', '/quote', '/quote/home-info/none', '/quote/programs/1.5'])(
    'finds no page at %s',
    (address) => expect(findPage(address, languages)).toBeUndefined(),
  );
});

it('fills in the parameters of a path', () => {
  expect(pathOf('correction', { programId: '12' })).toBe('/correction/12');
});

it('renders one page for all numbers in a path, and lets the browser render account pages', () => {
  const renderedAt = (address: string) => {
    const page = findPage(address, languages);
    return page && renderedPath(page);
  };
  expect(renderedAt('/quote/programs/12')).toBe('/quote/programs/1');
  expect(renderedAt('/es/example')).toBe('/example');
  expect(renderedAt('/dashboard')).toBeUndefined();
});

it('lists the paths of the pages that the server renders when it starts', () => {
  expect(startPaths).toEqual(expect.arrayContaining([...publicPaths]));
  expect(startPaths).toContain('/quote/home-info/type');
  expect(startPaths).toContain('/quote/programs/1');
  expect(startPaths).not.toContain('/dashboard');
  expect(startPaths.every((path) => findPage(path, languages) !== undefined)).toBe(true);
});

it('lists the paths of the pages for signed-in users', () => {
  expect(signedInPaths).toEqual(['/dashboard', '/profile', '/operator']);
});

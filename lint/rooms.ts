import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The layers of each part of the code, called rooms, with the lowest layer first. A file may import
 * from its own layer and from all layers before it in the list. The longest matching path
 * determines the layer of a file.
 */
const floors = {
  'packages/domain/src': [
    'units.ts',
    'validation',
    'area',
    'quote',
    'loan',
    'site-product.ts',
    'catalog',
    'agency',
    'assistance',
    'draft',
    'costs',
    'mortgage',
    'cash',
    'affordability',
    'programs/rules',
    'programs',
    'public-catalog',
    'notices',
    'estimate',
    'price',
    'loan-estimate',
    'wizard',
    'contact.ts',
    'account',
    'brand.ts',
    'can-take-request.ts',
    'index.ts',
  ],
  'apps/api/src': [
    'process',
    'site',
    'pictures',
    'outgoing',
    'settings',
    'tracing',
    'reference-data',
    'db',
    'organization',
    'audit',
    'http',
    'mail',
    'drawing',
    'auth/settings',
    'auth/http',
    'auth/users',
    'auth/passwords',
    'auth/sessions',
    'auth/rate-limits',
    'programs/fact-translations.ts',
    'programs/catalog.ts',
    'site/site.ts',
    'outbox',
    'locations',
    'programs',
    'quotes',
    'steps',
    'reference',
    'open-data/cached-for.ts',
    'open-data/changes',
    'public-catalog',
    'operations',
    'auth/auth-context.ts',
    'auth/mails',
    'auth/accounts',
    'auth/second-factor',
    'auth/google',
    'auth/oidc',
    'auth/grants',
    'auth/remote',
    'auth',
    'notices',
    'agencies',
    'corrections',
    'leads',
    'erasure',
    'account',
    'operator',
    'open-data',
    'web-app',
    'config.ts',
    'dependencies.ts',
    'http-server.ts',
    'make-site.ts',
    'mount-web-app.ts',
    'run-jobs.ts',
    'rehearse-cleanup.ts',
    'app.ts',
    'start.ts',
    'main.ts',
  ],
  'apps/web/src': [
    'lib',
    'lib/auth',
    'lib/api',
    'ui',
    'state',
    'state/quotes',
    'state/account',
    'state/notices',
    'state/funnel',
    'state/result-layout',
    'features',
    'app',
    'server',
    'main.tsx',
  ],
};

/**
 * Returns every violation under `root`, as `file: message`. Tests may import from any layer, but
 * the tests of a feature may not import from another feature.
 */
export function roomBreaches(root: string): string[] {
  return Object.entries(floors).flatMap(([folder, rooms]) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
      .sort()
      .flatMap((file) => breachesOf(file, join(root, folder), rooms))
      .map((breach) => `${folder}/${breach}`),
  );
}

function breachesOf(file: string, folder: string, rooms: readonly string[]): string[] {
  const imports = ownImports(join(folder, file)).map((path) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  );
  const outside = outsideFeature(file, imports);
  if (/\.test\.tsx?$/.test(file)) return outside;

  const room = roomOf(file, rooms);
  if (room === undefined) return [`${file}: belongs to no room. Add its folder to lint/rooms.ts.`];
  const above = imports
    .map((path) => roomOf(path, rooms))
    .filter((imported) => imported !== undefined)
    .filter((imported) => rooms.indexOf(imported) > rooms.indexOf(room))
    .map((imported) => `${file}: ${room} may not import from ${imported}, which is above it.`);
  const tests = imports.filter((path) => path.startsWith('../test/'));
  return [
    ...outside,
    ...above,
    ...tests.map((path) => `${file}: only tests may import ${path.slice(3)}.`),
  ];
}

/**
 * Returns the violations in a file of a web feature. The file may import from its own feature's
 * folders, but from no other feature.
 */
function outsideFeature(file: string, imports: readonly string[]): string[] {
  const feature = /^features\/[^/]+\//.exec(file)?.[0];
  if (feature === undefined) return [];
  return imports
    .filter((path) => path.startsWith('features/') && !path.startsWith(feature))
    .map((path) => `${file}: only app may combine features, but this imports ${path}.`);
}

function roomOf(file: string, rooms: readonly string[]): string | undefined {
  return rooms
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * Returns the paths of the files that a file imports from the same part of the code. Follows
 * relative paths and the web app's `@/` alias.
 */
function ownImports(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*'((?:\.|@\/)[^']+)'/g,
  );
  return [...imports].flatMap(([, imported]) => imported ?? []);
}

if (import.meta.main) {
  const breaches = roomBreaches(join(import.meta.dirname, '..'));
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exitCode = 1;
}

import type { Rolldown } from 'vite';
import { pageChunk, resultTexts } from './page-chunks.ts';

/**
 * How the browser's files are bundled: code that every page needs in one file, and code that later
 * pages share in a few. A dozen small files load more slowly and compress worse. The first pages
 * load only what they need.
 */
export const output: Rolldown.OutputOptions = {
  // The first script lists every file. A shared file's own name would list all of its pages.
  chunkFileNames: ({ name }) =>
    name.includes('~') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial'], priority: 3 },
      // What the first pages need besides. Otherwise it may be merged with schemas.
      {
        name: 'first',
        test: /\/packages\/domain\/src\/quote\/(choice-words|household-size)\.ts$/,
        priority: 3,
      },
      // What reads a stored draft: the schemas of the answers, and zod. Pages with a draft load it.
      { name: 'draft', test: /\/state\/stored-draft\.ts$/, priority: 3 },
      // What accounts, requests and emails about changes share. Otherwise it may be merged with what
      // the result pages need.
      {
        name: 'contact',
        test: /\/packages\/(contract\/src\/(account|leads|lead-parts|lead-source|notices)|domain\/src\/(contact|account\/.*|catalog\/edits\/facts|notices\/.*))\.ts$|\/ui\/form-traces\.tsx$/,
        includeDependenciesRecursively: false,
        priority: 3,
      },
      // The examples of the pages about the site. Otherwise the calculator would load them.
      {
        name: 'examples',
        test: /\/packages\/domain\/src\/estimate\/examples\.ts$/,
        includeDependenciesRecursively: false,
        priority: 3,
      },
      // Split by the pages that use each part. Goes before the group below, which would take
      // whole packages.
      {
        name: 'packages',
        test: /\/packages\/(domain|contract)\//,
        entriesAware: true,
        entriesAwareMergeThreshold: 9_000,
        priority: 2,
      },
      // Pages without results need these too, but not what the result pages share.
      {
        name: 'query',
        test: /\/node_modules\/@tanstack\/|\/src\/(lib\/(api\/|call-failure|query-client)|state\/queries)/,
        includeDependenciesRecursively: false,
        priority: 2,
      },
      // Otherwise a chunk of later pages may take a module that these pages need, and they would
      // load that whole chunk.
      {
        name: pageChunk,
        debugName: 'pages',
        priority: 1,
        // What its modules import has a chunk of its own.
        includeDependenciesRecursively: false,
      },
      // Each library apart. Otherwise a small part of ours may be merged with a large library,
      // and a page that needs only that part would load both.
      { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
      {
        name: 'controls',
        test: /\/node_modules\/@(base-ui|floating-ui)\//,
        entriesAware: true,
        priority: 2,
      },
      { name: resultTexts, debugName: 'texts' },
      {
        name: 'shared',
        test: (module) => !module.includes('/packages/texts/src/'),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8_000,
      },
    ],
  },
};

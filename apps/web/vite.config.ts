import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandColorRules, type PageBrand } from '@latchkey/contract';
import { Brand, brandIn, productIn, QuestionName, SiteProduct } from '@latchkey/domain';
import { formatsOf, legalLines, ownPages, speak } from '@latchkey/texts';
import { legal } from '@latchkey/texts/en/mails/legal.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { pageChunk, resultTexts } from './chunks.ts';

const brandFolder = new URL('../../brand/', import.meta.url);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, brandFolder), 'utf8'));
}

/**
 * Inlines the brand and the product into the page, without pictures. Our server replaces them with its
 * own.
 */
function siteFiles(): Plugin {
  return {
    name: 'site-files',
    transformIndexHtml(html, { server }) {
      const brand = Brand.parse(readJson('brand.json'));
      const product = SiteProduct.parse(readJson('product.json'));
      const language = {
        locale: 'en',
        legal: speak<typeof legal>('en', legal),
        format: formatsOf('en'),
      };
      const { icon: _, links: __, ...local } = brandIn(brand, 'en');
      const pageBrand: PageBrand = {
        ...local,
        logo: null,
        legalLines: legalLines(brandIn(brand, 'en'), language),
        ownPages: ownPages(brandIn(brand, 'en'), language),
      };
      const data = { brand: pageBrand, product: productIn(product, 'en') };
      const colors = brandColorRules(brand);
      return {
        html: html.replace(
          /(<script type="application\/json" id="(brand|product)">)(<\/script>)/g,
          (_, open, id: keyof typeof data, close) =>
            `${open}${JSON.stringify(data[id]).replaceAll('<', '\\u003c')}${close}`,
        ),
        // In a built page, the server writes them.
        tags: server ? [{ tag: 'style', injectTo: 'head', children: colors }] : [],
      };
    },
  };
}

/** Inserts the number of questions into the page's description. */
function questionCount(): Plugin {
  return {
    name: 'question-count',
    transformIndexHtml: (html) => html.replace('{questions}', `${QuestionName.options.length}`),
  };
}

/**
 * Preloads the only font file before the style sheet references it, so text is not rendered twice.
 */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
        })),
  };
}

/**
 * Preloads the text that every page uses, in parallel with the script that imports it: a link for
 * each language, of which the server keeps one.
 */
function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    transformIndexHtml: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) => {
        const module = file.type === 'chunk' ? file.facadeModuleId : null;
        const [, hreflang] = /\/texts\/src\/([^/]+)\/common\.ts$/.exec(module ?? '') ?? [];
        const href = `/${file.fileName}`;
        const attrs = { rel: 'modulepreload', hreflang, crossorigin: '', href };
        return hreflang ? [{ tag: 'link', injectTo: 'head' as const, attrs }] : [];
      }),
  };
}

/** The modules and texts of the pages that show a buyer's results, by path, without the app's. */
const resultPages = {
  '/quote/programs': { page: 'programs-page.tsx', texts: ['next-steps', 'programs'] },
  '/quote/calculator': { page: 'calculator-page.tsx', texts: ['calculator', 'next-steps'] },
};
const resultLayouts = ['/app/result-shell.tsx', '/app/server-state.tsx'];

/**
 * Lists the scripts of the result pages in the page, for each language. The server's first script
 * loads those of the page that it is in, together with the app.
 */
function listPageFiles(): Plugin {
  return {
    name: 'list-page-files',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        const module = file.type === 'chunk' ? file.facadeModuleId : null;
        const [, language] = /\/texts\/src\/([^/]+)\/common\.ts$/.exec(module ?? '') ?? [];
        if (!language) return [];
        const files = Object.entries(resultPages).map(([path, { page, texts }]) => {
          const textFiles = texts.map((area) => `/texts/src/${language}/${area}.ts`);
          return [path, filesOf([`/${page}`, ...resultLayouts, ...textFiles], bundle)];
        });
        const attrs = { type: 'application/json', 'data-files': language };
        return [{ tag: 'script', attrs, children: JSON.stringify(Object.fromEntries(files)) }];
      }),
  };
}

/** The addresses of the chunks with these modules, and of every chunk that those import. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => modules.some((module) => id.endsWith(module))),
    ),
  );
  for (const chunk of needed) {
    for (const imported of chunks) {
      if (chunk.imports.includes(imported.fileName)) needed.add(imported);
    }
  }
  return [...needed].filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`);
}

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * How the browser's files are bundled: code that every page needs in one file, and code that later
 * pages share in a few. A dozen small files load more slowly and compress worse. The first pages
 * load only what they need.
 */
const output: Rolldown.OutputOptions = {
  // The first script lists every file. A shared file's own name would list all of its pages.
  chunkFileNames: ({ name }) =>
    name.includes('~') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial'], priority: 3 },
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
        entriesAwareMergeThreshold: 6_000,
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

/**
 * The code that renders pages on the server. It brings every package along. Small, because pages
 * contain a part of it as text.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/.server',
  minify: true,
  copyPublicDir: false,
};

const browserBuild: BuildEnvironmentOptions = {
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  // Without it, older browsers load the same files, only a little later.
  modulePreload: { polyfill: false },
  rolldownOptions: { output },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    siteFiles(),
    questionCount(),
    preloadFont(),
    preloadTexts(),
    listPageFiles(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { noExternal: true },
  // Otherwise the server would decide when it starts, and pages could contain React's stack traces.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: { proxy: { '/api': api, '/auth': api } },
}));

import type { Plugin, Rolldown } from 'vite';

/**
 * Preloads the only font file before the style sheet references it, so text is not rendered twice.
 */
export function preloadFont(): Plugin {
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
export function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    transformIndexHtml: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) => {
        const module = file.type === 'chunk' ? file.facadeModuleId : null;
        const [, hreflang] = /\/texts\/src\/([^/]+)\/common\.ts\?/.exec(module ?? '') ?? [];
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
const draftReader = '/state/stored-draft.ts';

/**
 * Lists the scripts of the result pages in the page, for each language, and those that read a stored
 * draft. The server's first script loads what its page and its visitor need together with the app.
 */
export function listPageFiles(): Plugin {
  return {
    name: 'list-page-files',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        const module = file.type === 'chunk' ? file.facadeModuleId : null;
        const [, language] = /\/texts\/src\/([^/]+)\/common\.ts\?/.exec(module ?? '') ?? [];
        if (!language) return [];
        const files = Object.entries(resultPages).map(([path, { page, texts }]) => {
          const textFiles = texts.map((area) => `/texts/src/${language}/${area}.ts?compiled`);
          return [path, filesOf([`/${page}`, draftReader, ...resultLayouts, ...textFiles], bundle)];
        });
        const listed = {
          later: Object.fromEntries(files),
          withDraft: filesOf([draftReader], bundle),
        };
        const attrs = { type: 'application/json', 'data-files': language };
        return [{ tag: 'script', attrs, children: JSON.stringify(listed) }];
      }),
  };
}

/**
 * The addresses of the chunks with these modules, and of every chunk that those import.
 *
 * @throws {RangeError} if there is no such module
 */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const all = chunks.flatMap(({ moduleIds }) => moduleIds);
  const missing = modules.find((module) => !all.some((id) => id.endsWith(module)));
  if (missing !== undefined) throw new RangeError(`The build has no module ${missing}`);
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

import type { Plugin } from 'vite';

/**
 * Preloads the only font file before the style sheet needs it, so that text is not rendered twice.
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
 * Preloads the UI text that every page uses, in parallel with the script that imports it. The built
 * page has one link for each language. The server keeps only the link for the page's language.
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

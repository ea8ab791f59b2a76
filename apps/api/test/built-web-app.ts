import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A built web app whose pages the browser renders. */
export const builtFiles = {
  'index.html':
    '<!doctype html><script type="application/json" id="brand"></script><script type="application/json" id="product"></script><script type="application/json" id="config"></script>',
  'words.txt': 'Words',
  'assets/app-1.js': 'let a;',
  'assets/app-1.js.gz': gzipSync('let a;'),
  '.vite/manifest.json': '{}',
};

/** A built page that loads files, and the code that renders its content. */
export const renderedFiles = {
  ...builtFiles,
  'index.html': `<!doctype html><html lang="en"><head><title>Latchkey</title>
    <meta
      name="description"
      content="Answer questions."
    />
    <script type="application/json" id="brand"></script>
    <script type="application/json" id="product"></script>
    <script type="application/json" id="config"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
    <link rel="modulepreload" hreflang="en" crossorigin="" href="/assets/text-1.js">
    <link rel="modulepreload" hreflang="es" crossorigin="" href="/assets/texto-1.js"></head><div id="root"></div>`,
  'assets/app-1.css': 'p{color:red}',
  '.vite/page-scripts.json': JSON.stringify({
    '/how-it-works': { en: ['/assets/how-1.js'], es: ['/assets/como-1.js'] },
    '/correction/:programId': { en: ['/assets/form-1.js'], es: ['/assets/formulario-1.js'] },
  }),
  '.server/package.json': '{"type":"module"}',
  '.server/render-pages.js': `export async function pageRenderer({ languages, siteUrl }) {
    return ({ language, path, answers, scripts }) => {
      const { brand, files } = languages.find((each) => each.language === language);
      return {
        head: '<title>' + path + ' in ' + language + '</title><link rel="canonical" href="' + siteUrl + '"><meta name="description" content="Its own.">',
        content: '<p>' + brand.name + ', ' + (answers.states?.programs ?? 'no') + ' programs</p>',
        styles: 'p{margin:0}',
        firstScript: [files.script, ...files.imports, ...scripts]
          .map((file) => 'import("' + file + '")')
          .join(),
      };
    };
  }`,
};

export function writeFiles(
  folder: string,
  contents: Readonly<Record<string, string | Buffer>>,
): void {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

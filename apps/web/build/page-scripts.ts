import { join } from 'node:path';
import {
  isForTeam,
  type PageName,
  type PageScripts,
  pageEntry,
  pageNames,
  pagePaths,
  WIZARD_PATH,
} from '@latchkey/contract';
import { questionKinds, wizardPages } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import type { Plugin } from 'vite';
import type { PageModule } from '../src/app/page-modules.ts';
import { textFile } from './chunks.ts';

type Modules = typeof import('../src/app/page-modules.ts');

const modulesFile = join(import.meta.dirname, '../src/app/page-modules.ts');

/**
 * Writes a file that tells our server which scripts each page needs. Scripts that every page loads
 * are not in the file. The server lists the scripts in the page, so that the browser loads them
 * before the app requests them.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules: Modules = await import(modulesFile);
      const idsOf = async (parts: readonly PageModule[]) => {
        const sources = parts.flatMap(importedBy);
        const found = await Promise.all(sources.map((each) => this.resolve(each, modulesFile)));
        return found.map((module) => module?.id ?? null);
      };
      const pages: PageScripts = Object.fromEntries(
        await Promise.all(
          pagesIn(modules).map(
            async ({ path, name, parts }) =>
              [path, scriptsOf(chunks, await idsOf(parts), pageEntry(name).texts)] as const,
          ),
        ),
      );
      const source = JSON.stringify(pages);
      this.emitFile({ type: 'asset', fileName: '.vite/page-scripts.json', source });
    },
  };
}

interface PageCode {
  readonly path: string;
  readonly name: PageName;
  readonly parts: readonly PageModule[];
}

/**
 * Lists the code of every page. The key of a question's page is its own path. The key of any other
 * page is its path in the page table.
 */
function pagesIn({ pageModules, questionModules, operatorShells }: Modules): PageCode[] {
  const others = pageNames.flatMap((name) => {
    if (name === 'question') return [];
    const { audience } = pageEntry(name);
    const shell = isForTeam(audience) ? [operatorShells[audience]] : [];
    return [{ path: pagePaths[name], name, parts: [...shell, pageModules[name]] }];
  });
  const questions = wizardPages.flatMap(({ path, question }) => {
    if (question === null) return [];
    const parts = [questionModules[questionKinds[question]]];
    return [{ path: `${WIZARD_PATH}/${path}`, name: 'question' as const, parts }];
  });
  return [...others, ...questions];
}

/**
 * Returns the paths of the modules that a page imports, as written in its source. The data loader
 * is first in the list, because it sends requests.
 *
 * @throws {RangeError} if one of the page's functions imports no module
 */
function importedBy({ page, loader }: PageModule): string[] {
  return [loader, page]
    .filter((load) => load !== undefined)
    .map((load) => {
      const [, source] = /import\(['"](.+?)['"]\)/.exec(`${load}`) ?? [];
      if (source === undefined)
        throw new RangeError(`This function does not import a page's code: ${load}`);
      return source;
    });
}

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  /** The modules in the chunk. */
  readonly moduleIds: readonly string[];
}

/**
 * Returns, for each language, the URLs of the files with the given modules and text areas. Excludes
 * the files that every page loads. Uses the English file if the language has no such text file.
 */
export function scriptsOf(
  chunks: readonly Chunk[],
  modules: readonly (string | null)[],
  areas: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const texts = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, language = '', area = ''] = textFile.exec(id) ?? [];
      return language ? [{ language, area, fileName }] : [];
    }),
  );
  const textIn = (language: string, area: string) =>
    texts.filter((each) => each.language === language && each.area === area);
  const code = modules.flatMap((id) =>
    chunks.filter(({ moduleIds }) => id !== null && moduleIds.includes(id)),
  );
  const ofEveryPage = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const languages = new Set(texts.map(({ language }) => language));
  return Object.fromEntries(
    Array.from(languages, (language) => {
      const words = areas.flatMap((area) => {
        const own = textIn(language, area);
        return own.length > 0 ? own : textIn(defaultLocale, area);
      });
      const files = withImports(
        chunks,
        [...code, ...words].map(({ fileName }) => fileName),
      );
      const own = [...files].filter((file) => !ofEveryPage.has(file));
      return [language, own.map((file) => `/${file}`)];
    }),
  );
}

/** Returns the given files and everything that they import. Each file comes before its imports. */
function withImports(chunks: readonly Chunk[], files: readonly string[]): Set<string> {
  const found = new Set(files);
  // The loop also visits items that are added to the set during the loop.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      found.add(imported);
    }
  }
  return found;
}

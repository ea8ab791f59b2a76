import type { Rolldown } from 'vite';

/** The pages that visitors see first. */
const firstPages = [/\/landing-page\.tsx$/, /\/choice-question-page\.tsx$/];

/** The pages that show a buyer's results, and their layouts. */
const resultPages = [/\/programs-page\.tsx$/, /\/calculator-page\.tsx$/];
const resultLayouts = /\/app\/(result-shell|server-state)\.tsx$/;

/**
 * What only visitors of the result pages load. One program, and the comparison of several, have pages
 * of their own.
 */
const resultParts =
  /\/app\/result-shell\.tsx$|\/features\/(programs|calculator)\/(?!program-page|compare-page)/;

/** Small pages, which need little of what the result pages share with other pages. */
const publicPages = /\/features\/about\//;

/**
 * The chunk for a module that the first pages or the result pages need. There is one for each set of
 * those pages, so that a page loads few files, and only what it needs.
 *
 * @returns null for any other module, for parts that these pages load later, and for our packages:
 * each page imports all of a package by its index, and uses little of it
 */
export function pageChunk(module: string, modules: Rolldown.ChunkingContext): string | null {
  if (module.includes('/packages/')) return null;
  const entries = [...entriesOf(module, modules)];
  const isNeededBy = (page: RegExp) => entries.some((entry) => page.test(entry));
  const isWhole = [...firstPages, ...resultPages, resultLayouts].some((page) => page.test(module));
  if (entries.includes(module) && !isWhole) return null;

  if (firstPages.some(isNeededBy)) {
    const pages = [...firstPages, ...resultPages];
    return `first-${pages.map((page) => Number(isNeededBy(page))).join('')}`;
  }
  const [forPrograms = false, forCalculator = false] = resultPages.map(isNeededBy);
  if (!(forPrograms || forCalculator || resultLayouts.test(module))) return null;
  const only = forPrograms ? 'programs' : 'calculator';
  const pages = forPrograms === forCalculator ? 'results' : only;
  if (entries.every((entry) => resultParts.test(entry))) return `${pages}-page`;
  return `${pages}-${entries.some((entry) => publicPages.test(entry)) ? 'public' : 'shared'}`;
}

/** The modules that the browser loads by themselves and that import a module, or are that module. */
function entriesOf(
  module: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(module)) return new Set();
  seen.add(module);
  const info = modules.getModuleInfo(module);
  if (!info) return new Set();
  const isEntry = info.isEntry || info.dynamicImporters.length > 0;
  const importing = info.importers.flatMap((importer) => [...entriesOf(importer, modules, seen)]);
  return new Set([...(isEntry ? [module] : []), ...importing]);
}

/** The chunk for the short texts that several result pages use, one for each language. */
export function resultTexts(module: string): string | null {
  const [, locale] =
    /\/texts\/src\/(\w+)\/(?:answers|left-out|next-steps|payments|validation)(?:\.ts|\/)/.exec(
      module,
    ) ?? [];
  return locale ? `texts-${locale}` : null;
}

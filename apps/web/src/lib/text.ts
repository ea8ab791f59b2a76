import { pageNames, pages } from '@latchkey/contract';
import {
  type AreaName,
  type Catalogs,
  type CompiledCatalog,
  defaultLocale,
  type Locale,
  speak,
  type TextOf,
} from '@latchkey/texts';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

type AreaFile = Readonly<Record<string, CompiledCatalog>>;
type Sentences = Readonly<Record<string, (values: unknown) => string>>;

/** The text file for each language and area, by path. Excludes text that other code loads. */
const files = import.meta.glob<AreaFile>(
  [
    '../../../../packages/texts/src/*/*.ts',
    '!../../../../packages/texts/src/*/{descriptions,every-page,mails,team-mails}.ts',
  ],
  { query: '?compiled' },
);

/** The languages, English first. */
export const locales: readonly Locale[] = [
  ...new Set([defaultLocale, ...Object.keys(files).map((path) => path.split('/').at(-2) ?? '')]),
];

/** The language of the server-rendered document. English on the server. */
const written = globalThis.document?.documentElement.lang;

const useStore = create<{ locale: Locale }>(() => ({
  locale: locales.includes(written) ? written : defaultLocale,
}));

/** Returns the language in which the server is rendering a page. Undefined in the browser. */
let renderedLocale: () => Locale | undefined = () => undefined;

/** The loaded catalogs of sentences, by `locale/area`. */
const loaded = new Map<string, Readonly<Record<string, Sentences>>>();

const loadedAreas = new Set<string>();

/** Hook that returns the page's language. Rerenders the component when the language changes. */
export function useLocale(): Locale {
  // On the server, the store would return only its initial language.
  return useSyncExternalStore(useStore.subscribe, currentLocale, currentLocale);
}

/** The page's language, for code outside components. */
export function currentLocale(): Locale {
  return renderedLocale() ?? useStore.getState().locale;
}

/** Sets the function that returns the language in which the server is rendering a page. */
export function readLocaleFrom(read: () => Locale | undefined): void {
  renderedLocale = read;
}

/**
 * Loads areas of UI text in the page's language. Calling this function again for the same area is
 * safe.
 */
export async function loadTexts(areas: readonly AreaName[]): Promise<void> {
  const locale = currentLocale();
  await loadAll(locale, areas);
  if (locale !== currentLocale()) await loadTexts(areas);
}

/**
 * Switches the page to a language after all loaded areas have loaded in that language.
 *
 * @param onLoaded called just before the page renders in the new language
 */
export async function setLocale(locale: Locale, onLoaded?: () => void): Promise<void> {
  const count = loadedAreas.size;
  await loadAll(locale, loadedAreas);
  // While these areas loaded, another area may have loaded in the old language.
  if (count < loadedAreas.size) return setLocale(locale, onLoaded);
  onLoaded?.();
  useStore.setState({ locale });
}

/**
 * Loads the UI text of every page in a language. The server needs all of this text. A component
 * that has loaded its text for one page does not load it again for another page.
 *
 * @param first the areas that load before anything renders on this site
 */
export async function loadEveryText(locale: Locale, first: readonly AreaName[]): Promise<void> {
  const ofPages = pageNames.flatMap((name) => pages[name].texts);
  await loadAll(locale, new Set([...first, ...ofPages]));
}

async function loadAll(locale: Locale, areas: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(areas, (area) => loadArea(locale, area)));
}

/**
 * Loads an area of UI text. If the language does not have the area, loads the English area with
 * English plural rules.
 */
async function loadArea(locale: Locale, area: string): Promise<void> {
  if (loaded.has(`${locale}/${area}`)) return;
  const own = fileOf(locale, area);
  const load = own ?? fileOf(defaultLocale, area);
  if (!load) throw new Error(`There is no text file for ${area}`);
  addTexts(locale, area, await load(), own ? locale : defaultLocale);
}

function fileOf(locale: Locale, area: string) {
  return files[`../../../../packages/texts/src/${locale}/${area}.ts`];
}

/** Stores an area's catalogs for a language. `spoken` is the language that the sentences are in. */
export function addTexts(
  locale: Locale,
  area: string,
  catalogs: AreaFile,
  spoken: Locale = locale,
): void {
  const sentences = Object.entries(catalogs).map(([name, catalog]) => [
    name,
    speak(spoken, catalog),
  ]);
  loadedAreas.add(area);
  loaded.set(`${locale}/${area}`, Object.fromEntries(sentences));
}

/**
 * Returns a catalog's sentences as typed functions. Each function returns text in the page's
 * current language, so call these functions while rendering, never while a module loads. If the
 * area `plain` is loaded and has a sentence for the same catalog and key, that sentence has
 * priority.
 */
export function textOf<Area extends AreaName, Name extends keyof Catalogs[Area] & string>(
  area: Area,
  name: Name,
): TextOf<Catalogs[Area][Name] & Readonly<Record<string, string>>> {
  return sentencesIn(currentLocale, area, name);
}

/**
 * Returns a catalog's sentences in a language, which may differ from the page's language. Call
 * {@link loadTextsIn} first.
 */
export function textIn<Area extends AreaName, Name extends keyof Catalogs[Area] & string>(
  locale: Locale,
  area: Area,
  name: Name,
): TextOf<Catalogs[Area][Name] & Readonly<Record<string, string>>> {
  return sentencesIn(() => locale, area, name);
}

/** Loads areas of UI text in a language, which may differ from the page's language. */
export async function loadTextsIn(locale: Locale, areas: readonly AreaName[]): Promise<void> {
  await loadAll(locale, areas);
}

/** Returns functions that look up their sentences only when they are called. */
function sentencesIn<Sentences>(language: () => Locale, area: string, name: string): Sentences {
  return new Proxy(Object.create(null), {
    get: (_, key: string) => (values?: unknown) => {
      const locale = language();
      const sentences = loaded.get(`${locale}/${area}`)?.[name];
      if (!sentences)
        throw new Error(
          `The text for ${area} is not loaded. Add the area to its page in the contract.`,
        );
      const plain = loaded.get(`${locale}/plain`)?.[name]?.[key];
      return (plain ?? sentences[key])?.(values);
    },
  });
}

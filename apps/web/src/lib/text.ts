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

/** The text file for each language and area, by path, without text that other code loads. */
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

/** The language in which the server wrote this document. While it renders one, English. */
const written = globalThis.document?.documentElement.lang;

const useStore = create<{ locale: Locale }>(() => ({
  locale: locales.includes(written) ? written : defaultLocale,
}));

/** On the server, the language of the page that the running code renders. */
let renderedLocale: () => Locale | undefined = () => undefined;

/** The catalogs of each loaded area, by `locale/area`. */
const loaded = new Map<string, Readonly<Record<string, Sentences>>>();

const loadedAreas = new Set<string>();

/** The page's language. A component that calls this rerenders when the language changes. */
export function useLocale(): Locale {
  // While the server renders, the store would give components its first language.
  return useSyncExternalStore(useStore.subscribe, currentLocale, currentLocale);
}

/** The page's language, for code outside components. */
export function currentLocale(): Locale {
  return renderedLocale() ?? useStore.getState().locale;
}

/** Tells texts where to find the language of a page that the server renders. */
export function readLocaleFrom(read: () => Locale | undefined): void {
  renderedLocale = read;
}

/** Loads areas in the page's language. Throws if a file fails to load. Calling it again is safe. */
export async function loadTexts(areas: readonly AreaName[]): Promise<void> {
  const locale = currentLocale();
  await loadAll(locale, areas);
  if (locale !== currentLocale()) await loadTexts(areas);
}

/**
 * Switches the page to a language once all loaded areas are also loaded in that language.
 *
 * @param onLoaded runs just before the page renders in the language
 */
export async function setLocale(locale: Locale, onLoaded?: () => void): Promise<void> {
  const count = loadedAreas.size;
  await loadAll(locale, loadedAreas);
  // An area may have come while these loaded, in the old language.
  if (count < loadedAreas.size) return setLocale(locale, onLoaded);
  onLoaded?.();
  useStore.setState({ locale });
}

/**
 * Loads the text of every page in a language, for the server. There, a part of a page that another page
 * has already loaded does not load its text again.
 *
 * @param first the areas that this site loads before anything renders
 */
export async function loadEveryText(locale: Locale, first: readonly AreaName[]): Promise<void> {
  const ofPages = pageNames.flatMap((name) => pages[name].texts);
  await loadAll(locale, new Set([...first, ...ofPages]));
}

async function loadAll(locale: Locale, areas: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(areas, (area) => loadArea(locale, area)));
}

/** Loads an area. If the language has none, loads the English text with English plurals. */
async function loadArea(locale: Locale, area: string): Promise<void> {
  if (loaded.has(`${locale}/${area}`)) return;
  const own = fileOf(locale, area);
  const load = own ?? fileOf(defaultLocale, area);
  if (!load) throw new Error(`There is no text for ${area}`);
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
 * A catalog's sentences as typed functions. Each call returns text in the page's current language,
 * so call them while rendering, never while a module loads. A sentence of the same catalog and key in
 * the area `plain`, if that is loaded, takes its place.
 */
export function textOf<Area extends AreaName, Name extends keyof Catalogs[Area] & string>(
  area: Area,
  name: Name,
): TextOf<Catalogs[Area][Name] & Readonly<Record<string, string>>> {
  return new Proxy(Object.create(null), {
    get: (_, key: string) => (values?: unknown) => {
      const locale = currentLocale();
      const sentences = loaded.get(`${locale}/${area}`)?.[name];
      if (!sentences)
        throw new Error(`The text for ${area} is not loaded: see its page in the contract`);
      const plain = loaded.get(`${locale}/plain`)?.[name]?.[key];
      return (plain ?? sentences[key])?.(values);
    },
  });
}

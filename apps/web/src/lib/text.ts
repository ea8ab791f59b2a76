import {
  type AreaName,
  type Catalogs,
  defaultLocale,
  type Locale,
  speak,
  type TextOf,
} from '@latchkey/texts';
import { create } from 'zustand';

type AreaFile = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Sentences = Readonly<Record<string, (values: unknown) => string>>;

/** Each language's file of each area, by path. `mails` are the server's. */
const files = import.meta.glob<AreaFile>(['../../../../packages/texts/src/*/*.ts', '!**/mails.ts']);

const useStore = create<{ locale: Locale }>(() => ({ locale: defaultLocale }));

/** The loaded areas of each language: the sentences of each catalog, by `locale/area`. */
const loaded = new Map<string, Readonly<Record<string, Sentences>>>();

const loadedAreas = new Set<string>();

/** The language of the page. A component that calls this renders again when it changes. */
export function useLocale(): Locale {
  return useStore(({ locale }) => locale);
}

/** The language of the page, outside components. */
export function currentLocale(): Locale {
  return useStore.getState().locale;
}

/** Loads areas in the page's language. Throws if a file does not arrive. Trying again is safe. */
export async function loadTexts(areas: readonly AreaName[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(currentLocale(), area)));
}

/** Switches the page to a language, once all areas that it shows are loaded in that language. */
export async function setLocale(locale: Locale): Promise<void> {
  const shown = [...loadedAreas];
  await Promise.all(shown.map((area) => loadArea(locale, area)));
  useStore.setState({ locale });
}

/** An area that a language lacks is in English, with English plurals. */
async function loadArea(locale: Locale, area: string): Promise<void> {
  if (loaded.has(`${locale}/${area}`)) return;
  const own = fileOf(locale, area);
  const load = own ?? fileOf(defaultLocale, area);
  if (!load) throw new Error(`There are no texts in ${area}`);
  addTexts(locale, area, await load(), own ? locale : defaultLocale);
}

function fileOf(locale: Locale, area: string) {
  return files[`../../../../packages/texts/src/${locale}/${area}.ts`];
}

/** Keeps an area's catalogs for a language. `spoken` is the language they are written in. */
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
 * A catalog's sentences as typed functions. Each call speaks the page's language of that moment, so
 * call them while rendering, never while a module loads.
 */
export function textOf<Area extends AreaName, Name extends keyof Catalogs[Area] & string>(
  area: Area,
  name: Name,
): TextOf<Catalogs[Area][Name] & Readonly<Record<string, string>>> {
  return new Proxy(Object.create(null), {
    get: (_, key: string) => (values?: unknown) => {
      const sentences = loaded.get(`${currentLocale()}/${area}`)?.[name];
      if (!sentences) throw new Error(`The texts in ${area} are not loaded: see src/app/pages.ts`);
      return sentences[key]?.(values);
    },
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Catalog,
  defaultLocale,
  type Formats,
  formatsOf,
  type Locale,
  type Catalogs as PageCatalogs,
  speak,
  type TextOf,
} from '@latchkey/texts';
import { compileCatalog } from '@latchkey/texts/compile.ts';
import type * as mails from '@latchkey/texts/en/mails.ts';
import type * as teamMails from '@latchkey/texts/en/team-mails.ts';
import { languages, textsFolder } from '../site/languages.ts';

type Catalogs = typeof mails &
  typeof teamMails &
  PageCatalogs['answer-rows'] &
  PageCatalogs['answers'] &
  PageCatalogs['changes'] &
  PageCatalogs['common'] &
  PageCatalogs['next-steps'] &
  PageCatalogs['payments'] &
  PageCatalogs['true-cost'];

/** Areas of the texts package that contain email text. */
const areas = [
  'mails',
  'team-mails',
  'answer-rows',
  'answers',
  'changes',
  'common',
  'next-steps',
  'payments',
  'true-cost',
];

/** All email text in one language, with the language's number and date formats. */
export type MailTexts = { readonly [Name in keyof Catalogs]: TextOf<Catalogs[Name]> } & {
  /** The language of the text. */
  readonly locale: Locale;
  readonly format: Formats;
};

const textsByLocale = await readTexts();

/**
 * Returns the email text in a language. If the language has no email text, returns the English
 * text.
 */
export function mailTexts(locale: Locale): MailTexts {
  const texts = textsByLocale.get(locale) ?? textsByLocale.get(defaultLocale);
  if (!texts) throw new Error('There is no English email text');
  return texts;
}

/** Reads the email text of each language that has email text. */
async function readTexts(): Promise<Map<Locale, MailTexts>> {
  const locales = languages.filter((locale) => existsSync(fileOf(locale, 'mails')));
  return new Map(
    await Promise.all(locales.map(async (locale) => [locale, await textsIn(locale)] as const)),
  );
}

function fileOf(locale: Locale, area: string): string {
  return join(textsFolder, locale, `${area}.ts`);
}

async function textsIn(locale: Locale): Promise<MailTexts> {
  const spoken = await Promise.all(areas.map((area) => readArea(locale, area)));
  return Object.assign(Object.create(null), ...spoken, { locale, format: formatsOf(locale) });
}

/**
 * Reads an area's text. Uses English if the area has no text in the language. Emails to the team
 * are only in English.
 */
async function readArea(locale: Locale, area: string): Promise<Record<string, TextOf<Catalog>>> {
  const language = existsSync(fileOf(locale, area)) ? locale : defaultLocale;
  const catalogs: Record<string, Catalog> = await import(
    `${pathToFileURL(fileOf(language, area))}`
  );
  const spoken = Object.entries(catalogs).map(([name, catalog]) => [
    name,
    speak(language, compileCatalog(catalog)),
  ]);
  return Object.fromEntries(spoken);
}

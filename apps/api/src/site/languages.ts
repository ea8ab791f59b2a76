import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preferredLanguage } from '@latchkey/contract';
import { defaultLocale, type Locale } from '@latchkey/texts';
import type { FastifyRequest } from 'fastify';

/** The folder that contains each language's folder with UI text. */
export const textsFolder = dirname(fileURLToPath(import.meta.resolve('@latchkey/texts')));

/** The languages that have UI text, English first. */
export const languages: readonly Locale[] = [
  ...new Set([
    defaultLocale,
    ...readdirSync(textsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]),
];

/**
 * Returns the language of the page that sent a request to the API. The web app sends the page's
 * language in `Accept-Language` instead of the browser's preference.
 */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return preferredLanguage(headers['accept-language'], languages, defaultLocale);
}

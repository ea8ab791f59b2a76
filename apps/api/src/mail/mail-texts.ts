import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  defaultLocale,
  type Formats,
  formatsOf,
  type Locale,
  speak,
  type TextOf,
} from '@latchkey/texts';
import type * as english from '@latchkey/texts/en/mails.ts';

type Catalogs = typeof english;

/** All email text in one language, with its number and date formats. */
export type MailTexts = { readonly [Name in keyof Catalogs]: TextOf<Catalogs[Name]> } & {
  readonly format: Formats;
};

const languages = await readLanguages();

/** The email text in a language, or in English if that language has none. */
export function mailTexts(locale: Locale = defaultLocale): MailTexts {
  const texts = languages.get(locale) ?? languages.get(defaultLocale);
  if (!texts) throw new Error('There is no English email text');
  return texts;
}

/** Reads each folder of `@latchkey/texts` that has email text. */
async function readLanguages(): Promise<Map<Locale, MailTexts>> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@latchkey/texts')));
  const locales = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'mails.ts')));
  const texts = locales.map(async (locale) => {
    const catalogs: Catalogs = await import(`${pathToFileURL(join(folder, locale, 'mails.ts'))}`);
    return [locale, textsOf(locale, catalogs)] as const;
  });
  return new Map(await Promise.all(texts));
}

function textsOf(locale: Locale, catalogs: Catalogs): MailTexts {
  return {
    account: speak<Catalogs['account']>(locale, catalogs.account),
    answers: speak<Catalogs['answers']>(locale, catalogs.answers),
    buyerRequest: speak<Catalogs['buyerRequest']>(locale, catalogs.buyerRequest),
    choices: speak<Catalogs['choices']>(locale, catalogs.choices),
    figures: speak<Catalogs['figures']>(locale, catalogs.figures),
    leadFacts: speak<Catalogs['leadFacts']>(locale, catalogs.leadFacts),
    loanEstimate: speak<Catalogs['loanEstimate']>(locale, catalogs.loanEstimate),
    steps: speak<Catalogs['steps']>(locale, catalogs.steps),
    team: speak<Catalogs['team']>(locale, catalogs.team),
    format: formatsOf(locale),
  };
}

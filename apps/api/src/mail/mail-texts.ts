import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  defaultLocale,
  type Formats,
  formatsOf,
  type Locale,
  speak,
  type TextOf,
} from '@latchkey/texts';
import type * as english from '@latchkey/texts/en/mails.ts';
import { languages, textsFolder } from '../languages.ts';

type Catalogs = typeof english;

/** All email text in one language, with its number and date formats. */
export type MailTexts = { readonly [Name in keyof Catalogs]: TextOf<Catalogs[Name]> } & {
  /** The language that the text is in. */
  readonly locale: Locale;
  readonly format: Formats;
};

const textsByLocale = await readTexts();

/** The email text in a language, or in English if that language has none. */
export function mailTexts(locale: Locale): MailTexts {
  const texts = textsByLocale.get(locale) ?? textsByLocale.get(defaultLocale);
  if (!texts) throw new Error('There is no English email text');
  return texts;
}

/** Reads the text of each language that has email text. */
async function readTexts(): Promise<Map<Locale, MailTexts>> {
  const fileOf = (locale: Locale) => join(textsFolder, locale, 'mails.ts');
  const locales = languages.filter((locale) => existsSync(fileOf(locale)));
  const texts = locales.map(async (locale) => {
    const catalogs: Catalogs = await import(`${pathToFileURL(fileOf(locale))}`);
    return [locale, textsOf(locale, catalogs)] as const;
  });
  return new Map(await Promise.all(texts));
}

function textsOf(locale: Locale, catalogs: Catalogs): MailTexts {
  return {
    account: speak<Catalogs['account']>(locale, catalogs.account),
    answers: speak<Catalogs['answers']>(locale, catalogs.answers),
    buyerRequest: speak<Catalogs['buyerRequest']>(locale, catalogs.buyerRequest),
    changes: speak<Catalogs['changes']>(locale, catalogs.changes),
    choices: speak<Catalogs['choices']>(locale, catalogs.choices),
    digest: speak<Catalogs['digest']>(locale, catalogs.digest),
    figures: speak<Catalogs['figures']>(locale, catalogs.figures),
    leadFacts: speak<Catalogs['leadFacts']>(locale, catalogs.leadFacts),
    legal: speak<Catalogs['legal']>(locale, catalogs.legal),
    letter: speak<Catalogs['letter']>(locale, catalogs.letter),
    loanEstimate: speak<Catalogs['loanEstimate']>(locale, catalogs.loanEstimate),
    notices: speak<Catalogs['notices']>(locale, catalogs.notices),
    steps: speak<Catalogs['steps']>(locale, catalogs.steps),
    team: speak<Catalogs['team']>(locale, catalogs.team),
    locale,
    format: formatsOf(locale),
  };
}

import { insuranceStatements, type LegalPart, type LocalBrand } from '@latchkey/domain';
import type { legal } from './en/mails.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

/** A language with its texts and formats. */
interface Language {
  readonly locale: string;
  readonly legal: TextOf<typeof legal>;
  readonly format: Formats;
}

type Line = readonly LegalPart[];

/**
 * Returns the lines at the bottom of each page and email: the company, its licenses, and how to
 * contact the company. Pages and emails separate the parts of a line with dots.
 */
export function legalLines(brand: LocalBrand, language: Language): readonly Line[] {
  const { company, postalAddress } = brand.legal;
  return [
    [
      { words: company },
      ...(postalAddress === null ? [] : [{ words: postalAddress }]),
      ...phone(brand, language),
    ],
    registration(brand, language),
    stateLicenses(brand, language),
    statement(brand, 'equalHousing'),
    insurance(brand),
    statement(brand, 'notice'),
    phoneLine(brand, language),
  ].filter((line) => line.length > 0);
}

/**
 * Returns one of the company's own statements. Empty if the company does not have that statement.
 */
function statement({ legal, inEnglish }: LocalBrand, name: 'equalHousing' | 'notice'): Line {
  const words = legal[name];
  if (words === null) return [];
  return [inEnglish.includes(name) ? { words, isEnglish: true } : { words }];
}

/**
 * Returns the team's name for use in a sentence. If the brand file gives the name only in English,
 * other languages use our default wording.
 */
export function teamName(brand: LocalBrand, { legal: text }: Pick<Language, 'legal'>): string {
  return brand.inEnglish.includes('teamName') ? text.team() : brand.teamName;
}

/** Lists the license number for each state. Empty if the brand file lists none. */
function stateLicenses({ legal: { licenses } }: LocalBrand, { legal: text }: Language): Line {
  const list = Object.entries(licenses).map(([state, number]) => `${state} ${number}`);
  return list.length > 0 ? [{ words: text.licenses({ list: list.join(', ') }) }] : [];
}

/**
 * Returns the statement that an insured institution must show, in the insuring agency's own words.
 */
function insurance({ legal }: LocalBrand): Line {
  if (legal.insurance === null) return [];
  return [{ words: insuranceStatements[legal.insurance], isEnglish: true }];
}

/** Returns the company's phone number. Empty if the company does not accept calls. */
function phone({ phone: digits }: LocalBrand, { legal: text, format }: Language): Line {
  if (digits === null) return [];
  return [{ words: text.call({ phone: format.phone(digits) }), href: `tel:+1${digits}` }];
}

/** Returns links to the company's own website. */
export function ownPages({ legal, links }: LocalBrand, { legal: text }: Language): Line {
  const { privacy, terms, licenses } = links;
  const pages = [
    { words: text.privacy({ company: legal.company }), href: privacy },
    { words: text.terms(), href: terms },
    { words: text.ownLicenses(), href: licenses },
  ];
  return pages.flatMap(({ words, href }) => (href === null ? [] : [{ words, href }]));
}

function registration({ legal }: LocalBrand, { legal: text }: Language): Line {
  const { nmlsNumber, licensedStates } = legal;
  if (nmlsNumber === null) return [];
  return [
    { words: text.nmls({ number: nmlsNumber }) },
    { words: text.nmlsAccess(), href: 'https://www.nmlsconsumeraccess.org/' },
    {
      words: licensedStates
        ? text.licensedIn({ states: licensedStates.join(', ') })
        : text.licensedEverywhere(),
    },
  ];
}

function phoneLine({ phoneLine }: LocalBrand, { locale, legal: text, format }: Language): Line {
  if (phoneLine === null) return [];
  const words = text.callInLanguage({
    language: format.language(locale),
    phone: format.phone(phoneLine),
  });
  return [{ words, href: `tel:+1${phoneLine}` }];
}

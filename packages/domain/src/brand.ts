import * as z from 'zod/mini';
import { usState } from './area/us-states.ts';

const hexColor = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a color like #0b6b4f, in quotes'));
const text = z
  .string()
  .check(
    z.regex(/\S/, 'must not be empty'),
    z.maxLength(2000, 'must have 2000 characters or less'),
  );
const oneLine = text.check(z.regex(/^.*$/, 'must be on one line'));
const tenDigits = z.string().check(z.regex(/^\d{10}$/, 'must be ten digits, in quotes'));
const state = z
  .string()
  .check(z.refine((letters) => usState(letters) !== undefined, 'must be a state like "MI"'));
const webAddress = z
  .string()
  .check(
    z.regex(/^https:\/\/[^\s"<>]+$/, 'must be an address like https://www.example.com/privacy'),
  );

/** A path on this site, or a URL on another site. */
const pathOrAddress = z
  .string()
  .check(
    z.regex(
      /^(?:\/(?![/\\])|https?:\/\/[^\s"<>\\/])[^\s"<>\\]*$/,
      'must be a path like /example, or an address like https://www.example.com',
    ),
  );

/** Design tokens that a brand may override. `apps/web/src/ui/tokens.css` explains each token. */
const ColorName = z.enum([
  'paper',
  'surface',
  'panel',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'brand',
  'brand-deep',
  'brand-tint',
  'on-brand',
  'gold',
  'night',
  'banner',
  'danger',
  'danger-tint',
  'warn-tint',
  'warn-line',
  'warn-ink',
  'owed',
  'taxes',
]);
const Colors = z.partialRecord(ColorName, hexColor);

/**
 * The path of an image in the brand file's folder or a subfolder. No segment of the path may start
 * with a dot.
 */
const picture = z
  .string()
  .check(
    z.regex(
      /^[\w-][\w .-]*(\/[\w-][\w .-]*)*\.(png|svg)$/i,
      'must name a PNG or SVG file next to the brand file, like "logo.svg"',
    ),
  );

/** The company's own pages, to which the site links. */
const links = {
  privacy: webAddress,
  terms: webAddress,
  /** A page about the company's licenses. */
  licenses: webAddress,
};

/**
 * The wording next to the checkboxes for calls and text messages. Each change to the wording
 * requires a new version. Each language has its own version.
 */
const PhoneConsentWording = z.strictObject({ version: text, call: text, text });

/** The brand's text in another language. Missing fields stay in English, except as noted. */
const BrandTranslation = z.strictObject({
  tagline: z.optional(text),
  description: z.optional(text),
  teamName: z.optional(text),
  equalHousing: z.optional(text),
  notice: z.optional(text),
  /** The wording of the consent. If undefined, the form in this language has no phone field. */
  phoneConsent: z.optional(PhoneConsentWording),
  /** The phone line for people who speak this language, as ten digits. */
  phoneLine: z.optional(tenDigits),
  /** The company's own pages in this language. */
  links: z.optional(z.partial(z.strictObject(links))),
});

const CC_BY = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };

/**
 * The license for the catalog's sentences and for the structure of the files. The facts themselves
 * need no license.
 */
const OpenData = z.strictObject({
  license: z._default(z.strictObject({ name: oneLine, url: webAddress }), CC_BY),
});

const Logo = z.strictObject(
  {
    light: picture,
    /** The image for dark pages. If null, dark pages use the light image. */
    dark: z._default(z.nullable(picture), null),
    /** Whether the image contains the company's name. If true, pages do not repeat the name. */
    containsName: z._default(z.boolean(), false),
  },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'must be null, or name pictures next to the brand file: { "light": "logo.svg", "dark": "logo-dark.svg" }'
        : undefined,
  },
);

/**
 * The statement that an insured institution must include in its advertisements. Any other wording
 * or translation requires the agency's approval.
 *
 * @see 12 CFR 740.5(b)(1)(ii) for credit unions
 * @see 12 CFR 328.6(b) for banks, and 328.6(f) on translations
 */
export const insuranceStatements = {
  NCUA: 'Federally insured by NCUA',
  FDIC: 'Member FDIC',
} as const;

/**
 * The company that runs this site, and the site's design. A lender or a housing counselor
 * configures both in one file.
 */
export const Brand = z
  .strictObject({
    name: oneLine,
    tagline: text,
    /**
     * The description of the site for search engines and shared links. If null, the site uses our
     * default text.
     */
    description: z._default(z.nullable(text), null),
    /** The company's logo. If null, the page shows an image of a key in the brand's colors. */
    logo: z._default(z.nullable(Logo), null),
    /**
     * A square image for browser tabs and home screens. If null, the site uses an image of a key.
     */
    icon: z._default(z.nullable(picture), null),
    /** The color of the browser's toolbar. If null, the toolbar has the color of the page. */
    themeColor: z._default(z.nullable(z.strictObject({ light: hexColor, dark: hexColor })), null),
    /** The design token colors that the brand overrides, for the light and the dark scheme. */
    colors: z.strictObject({ light: Colors, dark: Colors }),
    /** The page to which signed-out visitors are redirected from a page that requires sign-in. */
    marketingSite: pathOrAddress,
    supportEmail: z.email(),
    /** Phone number, as ten digits. Null if the company does not accept calls. */
    phone: z._default(z.nullable(tenDigits), null),
    /** The company's own pages. The footer links to them. */
    links: z._default(
      z.strictObject({
        privacy: z._default(z.nullable(links.privacy), null),
        terms: z._default(z.nullable(links.terms), null),
        licenses: z._default(z.nullable(links.licenses), null),
      }),
      { privacy: null, terms: null, licenses: null },
    ),
    /** The team that calls or writes to a buyer who requests pre-approval. */
    teamName: text,
    /**
     * The number of working days within which the team replies to a request. Null if the site does
     * not promise a time.
     */
    repliesWithinDays: z._default(z.nullable(z.int().check(z.gte(1), z.lte(30))), null),
    legal: z.strictObject({
      company: oneLine,
      /** Nationwide Multistate Licensing System (NMLS) ID. Null for a demonstration site. */
      nmlsNumber: z.nullable(
        z.string().check(z.regex(/^\d{1,12}$/, 'must be 1 to 12 digits, in quotes')),
      ),
      /** The states where the company may accept requests. Null means all states. */
      licensedStates: z.nullable(z.array(state)),
      /** License numbers by state. Some states require these numbers on the page. */
      licenses: z._default(z.record(state, text), {}),
      /** The agency that insures the company's accounts. Null if the company takes no deposits. */
      insurance: z._default(z.nullable(z.enum(['NCUA', 'FDIC'])), null),
      equalHousing: text,
      notice: z.nullable(text),
      /**
       * The company's mailing address, on one line. Notices must include this address. If null, the
       * company sends no notices.
       */
      postalAddress: z._default(z.nullable(oneLine), null),
    }),
    phoneConsent: PhoneConsentWording,
    /**
     * The open data: the catalog as files, and feeds of its changes. Null if the site offers no
     * open data.
     */
    openData: z._default(z.nullable(OpenData), { license: CC_BY }),
    /** Translations by language tag, such as `es`. All fields above are in English. */
    translations: z._default(
      z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), BrandTranslation),
      {},
    ),
  })
  .check(
    z.refine(hasOwnVersions, {
      path: ['translations'],
      error: 'the consent text of each language needs its own version',
    }),
    z.refine(({ legal }) => hasOnlyLicensedStates(legal), {
      path: ['legal', 'licenses'],
      error: 'names a state that is not in legal.licensedStates',
    }),
  );
export type Brand = z.infer<typeof Brand>;

/** Text about the company, and the URL that the text links to. */
export interface LegalPart {
  readonly words: string;
  readonly href?: string;
  /** Set if the text is in English regardless of the page's language. */
  readonly isEnglish?: true;
}

/** Fields that stay in English if the brand has no translation for them. */
const translatable = ['tagline', 'teamName', 'equalHousing', 'notice'] as const;

/** A brand in one language. */
export interface LocalBrand extends Omit<Brand, 'phoneConsent' | 'translations'> {
  /** The wording of the consent. If null, the form has no phone field in this language. */
  readonly phoneConsent: Brand['phoneConsent'] | null;
  /** Phone number, as ten digits. Null if there is no phone line for this language. */
  readonly phoneLine: string | null;
  /**
   * The fields that stay in English because they have no translation. This list is empty in
   * English.
   */
  readonly inEnglish: readonly (typeof translatable)[number][];
}

/**
 * Returns the brand in a language. A field without a translation stays in English. The exception is
 * the consent to calls and text messages, because buyers cannot consent to wording that they cannot
 * read.
 */
export function brandIn(
  { translations, phoneConsent: english, ...brand }: Brand,
  language: string,
): LocalBrand {
  const own = translations[language] ?? {};
  const { tagline, teamName, equalHousing, notice, phoneConsent, phoneLine = null } = own;
  const { legal, description } = brand;
  return {
    ...brand,
    tagline: tagline ?? brand.tagline,
    // We translate our default text, but not the brand's own text.
    description: description === null ? null : (own.description ?? description),
    links: linksIn(brand.links, own.links),
    teamName: teamName ?? brand.teamName,
    legal: {
      ...legal,
      equalHousing: equalHousing ?? legal.equalHousing,
      // A translation never adds a notice if the English brand has none.
      notice: legal.notice === null ? null : (notice ?? legal.notice),
    },
    phoneConsent: language === 'en' ? english : (phoneConsent ?? null),
    phoneLine,
    inEnglish: language === 'en' ? [] : translatable.filter((name) => isMissing(name, own, legal)),
  };
}

function isMissing(
  name: (typeof translatable)[number],
  own: z.infer<typeof BrandTranslation>,
  { notice }: Pick<Brand['legal'], 'notice'>,
): boolean {
  const isSaid = name !== 'notice' || notice !== null;
  return isSaid && own[name] === undefined;
}

function linksIn(
  { privacy, terms, licenses }: Brand['links'],
  own: z.infer<typeof BrandTranslation>['links'] = {},
): Brand['links'] {
  return {
    privacy: own.privacy ?? privacy,
    terms: own.terms ?? terms,
    licenses: own.licenses ?? licenses,
  };
}

function hasOnlyLicensedStates({
  licenses,
  licensedStates,
}: Pick<Brand['legal'], 'licenses' | 'licensedStates'>): boolean {
  const states = Object.keys(licenses);
  return licensedStates === null || states.every((each) => licensedStates.includes(each));
}

/**
 * Whether each language's consent wording has its own version, so that the version alone identifies
 * the wording.
 */
function hasOwnVersions({
  phoneConsent,
  translations,
}: Pick<Brand, 'phoneConsent' | 'translations'>): boolean {
  const texts = Object.values(translations).flatMap(({ phoneConsent: own }) => own ?? []);
  const versions = [phoneConsent, ...texts].map(({ version }) => version);
  return new Set(versions).size === versions.length;
}

import * as z from 'zod/mini';

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const text = z.string().check(z.minLength(1), z.maxLength(2000));

/**
 * Wording next to the checkboxes for calls and texts. Changed wording gets a new version, and so does
 * each language.
 */
const PhoneConsentWording = z.strictObject({ version: text, call: text, text });

/** What the brand says in another language. What is missing stays as it is. */
const BrandTranslation = z.strictObject({
  tagline: z.optional(text),
  teamName: z.optional(text),
  equalHousing: z.optional(text),
  notice: z.optional(text),
  /** Without it, the form in this language has no phone field. */
  phoneConsent: z.optional(PhoneConsentWording),
  /** Ten digits of a phone line whose staff speak the language. */
  phoneLine: z.optional(z.string().check(z.regex(/^\d{10}$/))),
});

/**
 * The company that runs this site, and the site's look. A lender or housing counselor configures it
 * in one file.
 */
export const Brand = z
  .strictObject({
    name: text,
    tagline: text,
    /** Path to a square image on the same host. If null, the page shows the key symbol. */
    logo: z.nullable(z.string().check(z.regex(/^\/[^/]/))),
    /** Design token colors that the brand overrides, for the light and the dark scheme. */
    colors: z.strictObject({
      light: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), hexColor),
      dark: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), hexColor),
    }),
    /** Where to redirect signed-out visitors from a page that requires sign-in. */
    marketingSite: text,
    supportEmail: z.email(),
    /** The team that calls or writes to a buyer who asks for pre-approval. */
    teamName: text,
    legal: z.strictObject({
      company: text,
      /** Nationwide Multistate Licensing System number. Null for a demonstration site. */
      nmlsNumber: z.nullable(z.string().check(z.regex(/^\d{1,12}$/))),
      /** States where the company may accept requests. Null means every state. */
      licensedStates: z.nullable(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      equalHousing: text,
      notice: z.nullable(text),
      /** Where the company gets mail, on one line. Null if it sends no notices, which must name it. */
      postalAddress: z._default(z.nullable(text), null),
      /** Who lends the line of credit of the monthly payment lowering program. Null if no one does. */
      lineOfCreditLender: z._default(z.nullable(text), null),
    }),
    phoneConsent: PhoneConsentWording,
    /** By language tag, such as `es`. Everything above is in English. */
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
  );
export type Brand = z.infer<typeof Brand>;

/** A brand as a page or an email in one language shows it. */
export interface LocalBrand extends Omit<Brand, 'phoneConsent' | 'translations'> {
  /** Null if there is no consent text in the language. Then the buyer can give no phone number. */
  readonly phoneConsent: Brand['phoneConsent'] | null;
  /** Ten digits. Null if no phone line speaks the language. */
  readonly phoneLine: string | null;
}

/**
 * The brand in a language. A missing translation stays in English, except for the consent to calls
 * and texts: consent to a text that the buyer cannot read is not consent.
 */
export function brandIn(
  { translations, phoneConsent: english, ...brand }: Brand,
  language: string,
): LocalBrand {
  const own = translations[language] ?? {};
  const { tagline, teamName, equalHousing, notice, phoneConsent, phoneLine = null } = own;
  const { legal } = brand;
  return {
    ...brand,
    tagline: tagline ?? brand.tagline,
    teamName: teamName ?? brand.teamName,
    legal: {
      ...legal,
      equalHousing: equalHousing ?? legal.equalHousing,
      // A translation never adds a notice.
      notice: legal.notice === null ? null : (notice ?? legal.notice),
    },
    phoneConsent: language === 'en' ? english : (phoneConsent ?? null),
    phoneLine,
  };
}

/** Whether each language's consent text has its own version, so that a version tells which one it is. */
function hasOwnVersions({
  phoneConsent,
  translations,
}: Pick<Brand, 'phoneConsent' | 'translations'>): boolean {
  const texts = Object.values(translations).flatMap(({ phoneConsent: own }) => own ?? []);
  const versions = [phoneConsent, ...texts].map(({ version }) => version);
  return new Set(versions).size === versions.length;
}

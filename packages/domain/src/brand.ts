import * as z from 'zod/mini';

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const text = z.string().check(z.minLength(1), z.maxLength(2000));

/**
 * The company that runs this site, and the site's look. A lender or housing counselor configures it
 * in one file.
 */
export const Brand = z.strictObject({
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
    /** Who lends the line of credit of the monthly payment lowering program. Null if no one does. */
    lineOfCreditLender: z._default(z.nullable(text), null),
  }),
  /** Wording next to the checkboxes for calls and texts. Changed wording gets a new version. */
  phoneConsent: z.strictObject({ version: text, call: text, text }),
});
export type Brand = z.infer<typeof Brand>;

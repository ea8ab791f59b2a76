import * as z from 'zod/mini';

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const text = z.string().check(z.minLength(1), z.maxLength(2000));

/**
 * The company that runs this site and how the site looks. A lender or a housing counselor sets it
 * in one file.
 */
export const Brand = z.strictObject({
  name: text,
  tagline: text,
  /** Path of a square image on the same host. Null shows the key symbol. */
  logo: z.nullable(z.string().check(z.regex(/^\/[^/]/))),
  /** Design token colors that the brand overrides, for the light and the dark scheme. */
  colors: z.strictObject({
    light: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), hexColor),
    dark: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), hexColor),
  }),
  /** Where signed-out visitors to a signed-in page are sent. */
  marketingSite: text,
  supportEmail: z.email(),
  /** The team that calls or writes to a buyer who asks for pre-approval. */
  teamName: text,
  legal: z.strictObject({
    company: text,
    /** Nationwide Multistate Licensing System number. Null for a demonstration site. */
    nmlsNumber: z.nullable(z.string().check(z.regex(/^\d{1,12}$/))),
    /** States where the company may take requests. Null means every state. */
    licensedStates: z.nullable(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    equalHousing: text,
    notice: z.nullable(text),
  }),
  /** Wording next to the checkboxes for calls and texts. Changed wording gets a new version. */
  phoneConsent: z.strictObject({ version: text, call: text, text }),
});
export type Brand = z.infer<typeof Brand>;

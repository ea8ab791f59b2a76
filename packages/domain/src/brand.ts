import * as z from 'zod/mini';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const text = z.string().check(z.minLength(1), z.maxLength(2000));

/** Who runs this site and how it looks: a lender or a housing counsellor sets it in one file. */
export const Brand = z.strictObject({
  name: text,
  tagline: text,
  /** Address of a square picture on the same host; null for the key. */
  logo: z.nullable(z.string().check(z.regex(/^\/[^/]/))),
  /** Colours of the design's tokens that the brand sets otherwise, light and dark scheme. */
  colors: z.strictObject({
    light: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), colour),
    dark: z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), colour),
  }),
  /** Where signed-out visitors of a signed-in page are sent. */
  marketingSite: text,
  supportEmail: z.email(),
  /** Who calls or writes to a buyer who asks for pre-approval. */
  teamName: text,
  legal: z.strictObject({
    company: text,
    /** Nationwide Multistate Licensing System number; null for a demonstration. */
    nmlsNumber: z.nullable(z.string().check(z.regex(/^\d{1,12}$/))),
    /** States in which the company may take requests; null for all. */
    licensedStates: z.nullable(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    equalHousing: text,
    notice: z.nullable(text),
  }),
  /** What stands beside the boxes for calls and texts; a changed text gets a new version. */
  phoneConsent: z.strictObject({ version: text, call: text, text }),
});
export type Brand = z.infer<typeof Brand>;

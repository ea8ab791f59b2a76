import * as z from 'zod/mini';

/**
 * How an email address relates to the agency that runs a program:
 *
 * - `on-site`: the address is on the domain of the program's own website
 * - `free-mail`: anyone can get an address on the domain
 * - `tagged`: the address has a tag after a plus sign, which makes one mailbox look like many
 * - `shared-host`: many agencies or people share the domain, and the email's host is not the
 *   program's full host name
 * - `other-site`: the address is on another domain, even if that domain looks similar
 */
export const AgencyAddressKind = z.enum([
  'on-site',
  'free-mail',
  'tagged',
  'shared-host',
  'other-site',
]);
export type AgencyAddressKind = z.infer<typeof AgencyAddressKind>;

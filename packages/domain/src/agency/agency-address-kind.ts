import * as z from 'zod/mini';

/**
 * What an email address tells about who runs a program:
 *
 * - `on-site`: the address is on the program's own website
 * - `free-mail`: anyone can have an address there
 * - `tagged`: the address has a tag after a plus sign, which makes one mailbox look like many
 * - `shared-host`: many agencies or people share the domain, and the address is not on the program's
 *   whole host
 * - `other-site`: the address is on another domain, even if the domain looks alike
 */
export const AgencyAddressKind = z.enum([
  'on-site',
  'free-mail',
  'tagged',
  'shared-host',
  'other-site',
]);
export type AgencyAddressKind = z.infer<typeof AgencyAddressKind>;

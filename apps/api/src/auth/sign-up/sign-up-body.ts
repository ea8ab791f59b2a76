import * as z from 'zod/mini';
import { pkceFields } from '../pkce/code-challenge.ts';
import { Metadata } from '../users/metadata.ts';

export const SignUpBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(Metadata)),
  ...pkceFields,
});
export type SignUpBody = z.infer<typeof SignUpBody>;

import * as z from 'zod/mini';
import { Metadata } from '../users/metadata.ts';
import { pkceFields } from './code-challenge.ts';

export const SignUpBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(Metadata)),
  ...pkceFields,
});
export type SignUpBody = z.infer<typeof SignUpBody>;

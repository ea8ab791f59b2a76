import * as z from 'zod/mini';
import { Metadata } from '../users/metadata.ts';

export const SignUpBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(Metadata)),
  code_challenge: z.optional(z.nullable(z.string())),
  code_challenge_method: z.optional(z.nullable(z.string())),
});
export type SignUpBody = z.infer<typeof SignUpBody>;

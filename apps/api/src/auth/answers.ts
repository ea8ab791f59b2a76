import * as z from 'zod/mini';
import { type AuthErrorCode, authErrors } from './http/auth-errors.ts';

const moment = z.iso.datetime();
const optionalTime = z.optional(moment);
const claims = z.record(z.string(), z.unknown());

const IdentityAnswer = z.strictObject({
  identity_id: z.uuid(),
  id: z.string(),
  user_id: z.uuid(),
  identity_data: claims,
  provider: z.string(),
  last_sign_in_at: optionalTime,
  created_at: moment,
  updated_at: moment,
  email: z.optional(z.string()),
});

const FactorType = z.enum(['totp', 'webauthn', 'recovery_code']);

const FactorAnswer = z.strictObject({
  id: z.uuid(),
  friendly_name: z.optional(z.string()),
  factor_type: FactorType,
  status: z.enum(['verified', 'unverified']),
  last_challenged_at: optionalTime,
  created_at: moment,
  updated_at: moment,
});

/** The JSON format of a user, as `userJson` produces it. */
export const UserAnswer = z.strictObject({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  email_confirmed_at: optionalTime,
  confirmed_at: optionalTime,
  confirmation_sent_at: optionalTime,
  recovery_sent_at: optionalTime,
  last_sign_in_at: optionalTime,
  banned_until: optionalTime,
  phone: z.literal(''),
  app_metadata: z.strictObject({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: claims,
  identities: z.array(IdentityAnswer),
  factors: z.optional(z.array(FactorAnswer)),
  created_at: moment,
  updated_at: moment,
  is_anonymous: z.literal(false),
});

const Weakness = z.object({ reasons: z.array(z.string()) });

export const SessionAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: UserAnswer,
  weak_password: z.optional(z.extend(Weakness, { message: z.string() })),
});

/**
 * A second factor that was just added. Only this response contains the key of an authenticator app.
 */
export const EnrollAnswer = z.strictObject({
  id: z.uuid(),
  type: z.enum(['totp', 'webauthn']),
  friendly_name: z.string(),
  totp: z.optional(z.strictObject({ qr_code: z.string(), secret: z.string(), uri: z.string() })),
});

/** A challenge. For a passkey, it contains options for the browser's WebAuthn API. */
export const ChallengeAnswer = z.strictObject({
  id: z.uuid(),
  type: FactorType,
  expires_at: z.int(),
  webauthn: z.optional(
    z.strictObject({
      type: z.enum(['create', 'request']),
      credential_options: z.strictObject({ publicKey: claims }),
    }),
  ),
});

const codesSet = { id: z.uuid(), type: z.literal('recovery_code'), total: z.int() };

export const CodesLeft = z.strictObject({ ...codesSet, remaining: z.int() });

export const NewCodes = z.strictObject({
  ...codesSet,
  friendly_name: z.string(),
  codes: z.array(z.string()),
});

export const ServiceAnswer = z.strictObject({
  version: z.string(),
  name: z.string(),
  description: z.string(),
});

export const SettingsAnswer = z.strictObject({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  saml_enabled: z.boolean(),
  passkeys_enabled: z.boolean(),
});

/** Public keys. The strict schema rejects a key that includes its private part. */
export const KeysAnswer = z.strictObject({
  keys: z.array(
    z.strictObject({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
      key_ops: z.array(z.literal('verify')),
    }),
  ),
});

// biome-ignore lint/nursery/noUnsafeTypeAssertion: Object.keys returns string[].
const Code = z.enum(Object.keys(authErrors) as [AuthErrorCode, ...AuthErrorCode[]]);

/** An error in the current format, the old format or OAuth's format. */
export const RefusalAnswer = z.union([
  z.strictObject({ code: Code, message: z.string(), weak_password: z.optional(Weakness) }),
  z.strictObject({
    code: z.int(),
    error_code: Code,
    msg: z.string(),
    error_id: z.optional(z.string()),
    weak_password: z.optional(Weakness),
  }),
  z.strictObject({ error: z.string(), error_description: z.string() }),
]);

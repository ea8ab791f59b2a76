import type { Factor } from '@supabase/auth-js';
import { authClient } from '@/lib/auth/auth-client.ts';
import { endWanted } from '@/lib/auth/session-end.ts';

/** A passkey or an authenticator app that the user has set up. */
export type SecondStep = Factor<'totp' | 'webauthn', 'verified'>;
export type StepKind = SecondStep['factor_type'];

/** The key of a new authenticator app. */
export interface AppKey {
  readonly factorId: string;
  /** The key in base32, for users who type it. */
  readonly text: string;
  /** The key as an `otpauth:` URL, which opens an app on this device. */
  readonly uri: string;
  /** The URL of the QR code's image. */
  readonly qrCode: string;
}

/** The user's second steps, and how many recovery codes are left. */
export interface SecondSteps {
  readonly steps: readonly SecondStep[];
  /** Null if the user has no recovery codes. */
  readonly codes: { readonly total: number; readonly remaining: number } | null;
}

const isStep = (factor: Factor): factor is SecondStep =>
  factor.status === 'verified' && factor.factor_type !== 'recovery_code';

/** Returns the passkeys and authenticator apps in a user's list of factors. */
export function stepsOf({ factors = [] }: { factors?: Factor[] }): SecondStep[] {
  return factors.filter(isStep);
}

/** Whether a user has a set of recovery codes. */
export function hasCodes({ factors = [] }: { factors?: Factor[] }): boolean {
  return factors.some(({ factor_type }) => factor_type === 'recovery_code');
}

/** @throws {AuthError} if the account service rejects the request or cannot be reached */
export async function loadSecondSteps(): Promise<SecondSteps> {
  const { mfa } = await authClient();
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  const steps = data.all.filter(isStep);
  if (data.recovery_code.length === 0) return { steps, codes: null };
  const status = await mfa.recoveryCodes.getStatus();
  if (status.error) throw status.error;
  return { steps, codes: status.data };
}

/** @throws {AuthError} if the code is wrong, or the account service cannot be reached */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const { mfa } = await authClient();
  const { error } = await mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** @throws {AuthError} if the code is wrong, or the account service cannot be reached */
export async function verifyRecoveryCode(code: string): Promise<void> {
  const { mfa } = await authClient();
  const { error } = await mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}

/**
 * Verifies a passkey, or creates it if it is not verified yet.
 *
 * We call the browser's API directly. The client's own `register` and `authenticate` ask for a
 * security key first, but many people have only their phone or computer.
 *
 * @throws {DOMException} if the user cancels, or the browser has no such passkey
 * @throws {AuthError} if the account service rejects the passkey or cannot be reached
 */
export async function verifyPasskey(factorId: string): Promise<void> {
  const { mfa } = await authClient();
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const { data, error } = await mfa.challenge({ factorId, webauthn: site });
  if (error) throw error;
  const { type, credential_options: options } = data.webauthn;
  // The client's types are a copy of the browser's, with more kinds of transports.
  const credential =
    type === 'create'
      ? // biome-ignore lint/nursery/noUnsafeTypeAssertion: see above.
        await navigator.credentials.create(options as CredentialCreationOptions)
      : // biome-ignore lint/nursery/noUnsafeTypeAssertion: see above.
        await navigator.credentials.get(options as CredentialRequestOptions);
  if (!(credential instanceof PublicKeyCredential)) {
    throw new DOMException('There is no passkey', 'NotAllowedError');
  }
  const verified = await mfa.verify({
    factorId,
    challengeId: data.id,
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: see above.
    webauthn: { ...site, type, credential_response: credential as never },
  });
  if (verified.error) throw verified.error;
}

/** Adds a passkey. @throws the same errors as {@link verifyPasskey} */
export async function addPasskey(name: string): Promise<void> {
  const { mfa } = await authClient();
  const { data, error } = await mfa.enroll({ factorType: 'webauthn', friendlyName: name });
  if (error) throw error;
  await verifyPasskey(data.id);
}

/**
 * Starts adding an authenticator app. The user confirms the app with its first code.
 *
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function startApp(name: string): Promise<AppKey> {
  const { mfa } = await authClient();
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  const { secret, uri, qr_code: picture } = data.totp;
  const [start = '', ...image] = picture.split(',');
  const qrCode = `${start},${encodeURIComponent(image.join(','))}`;
  return { factorId: data.id, text: secret, uri, qrCode };
}

/** @throws {AuthError} if the account service rejects the request or cannot be reached */
export async function removeStep(factorId: string): Promise<void> {
  const client = await authClient();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) throw error;
  // The new tokens say whether the session still counts as one with two steps.
  await client.refreshSession();
}

/**
 * Creates ten recovery codes, which replace earlier ones.
 *
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function createCodes(): Promise<readonly string[]> {
  const { mfa } = await authClient();
  const listed = await mfa.listFactors();
  if (listed.error) throw listed.error;
  const hasSet = listed.data.recovery_code.length > 0;
  const { data, error } = await (hasSet
    ? mfa.recoveryCodes.regenerate()
    : mfa.recoveryCodes.generate());
  if (error) throw error;
  return data.codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code);
}

/** Ends the session of a user who has not completed the second step. */
export async function abandonSignIn(): Promise<void> {
  const client = await authClient();
  await endWanted(async () => void (await client.signOut({ scope: 'local' })));
}

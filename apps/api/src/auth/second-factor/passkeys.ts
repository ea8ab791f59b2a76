import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import type { Factor } from '../users/factor-repository.ts';
import type { User } from '../users/repository.ts';

type Site = Pick<AuthContext, 'settings' | 'brand'>;
export type Passkey = Pick<Factor, 'credentialId' | 'credential'>;
type Log = Pick<AuthContext['log'], 'info'>;

/** Loads the library when someone first uses a passkey, because loading takes a while. */
const library = () => import('@simplewebauthn/server');

/**
 * The algorithms EdDSA, ES256 and RS256. Every passkey supports at least one of them. @see IANA's
 * list of COSE algorithms
 */
const ALGORITHMS = [-8, -7, -257];

/**
 * Whether browsers can use passkeys on this site. The site must have a host name, not an IP
 * address.
 */
export function allowsPasskeys({ settings }: Pick<Site, 'settings'>): boolean {
  return isIP(hostOf(settings).replaceAll(/[[\]]/g, '')) === 0;
}

function hostOf({ siteUrl }: Site['settings']): string {
  return new URL(siteUrl).hostname;
}

/**
 * Returns the options for a browser to create a passkey. An authenticator that already has a
 * passkey for this user does not create another one.
 */
export async function creationOptions(
  { settings, brand }: Site,
  { id, email }: Pick<User, 'id' | 'email'>,
  existing: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(settings),
    userID: new TextEncoder().encode(id),
    userName: email ?? id,
    userDisplayName: email ?? id,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.flatMap(descriptorOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Returns the options for a browser to sign with one of these passkeys. */
export async function requestOptions(
  { settings }: Pick<Site, 'settings'>,
  allowed: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(settings),
    allowCredentials: allowed.flatMap(descriptorOf),
    userVerification: 'preferred',
  });
}

function descriptorOf({ credentialId, credential }: Passkey) {
  return credentialId && credential
    ? [{ id: credentialId, transports: credential.transports }]
    : [];
}

const text = z.string().check(z.maxLength(20_000));

/**
 * The response of a browser when it creates or uses a passkey. The library checks the other fields.
 */
export const CredentialBody = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z._default(z.looseObject({}), {}),
});
type CredentialBody = z.infer<typeof CredentialBody>;

/** Checks a new passkey. @returns the columns to store, or undefined if it is not valid */
export async function createdPasskey(
  { settings, log }: Pick<AuthContext, 'settings'> & { readonly log: Log },
  response: CredentialBody,
  challenge: string,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await attempted(log, () =>
    verifyRegistrationResponse({
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the library checks each part.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(settings.siteUrl).origin,
      expectedRPID: hostOf(settings),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    credential: { publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports },
  };
}

/**
 * Checks a passkey's signature. @returns the passkey's new counter, or undefined if the signature
 * is invalid
 */
export async function signedCounter(
  { settings, log }: Pick<AuthContext, 'settings'> & { readonly log: Log },
  { credentialId, credential }: Passkey,
  response: CredentialBody,
  challenge: string,
): Promise<number | undefined> {
  if (!credentialId || !credential || response.id !== credentialId) return undefined;
  const { publicKey, ...rest } = credential;
  const { verifyAuthenticationResponse } = await library();
  const verified = await attempted(log, () =>
    verifyAuthenticationResponse({
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the library checks each part.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(settings.siteUrl).origin,
      expectedRPID: hostOf(settings),
      requireUserVerification: false,
      credential: {
        ...rest,
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/**
 * Runs a check. The library throws an error if anything is wrong with a response. Logs that error
 * as the reason.
 */
async function attempted<T>(log: Log, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ auth: 'passkey-rejected', reason: error instanceof Error ? error.message : '' });
    return undefined;
  }
}

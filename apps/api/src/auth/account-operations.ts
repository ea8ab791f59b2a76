import * as z from 'zod/mini';
import type { Content, Operation } from '../http/operation.ts';
import { ChangesBody } from './accounts/account-changes.ts';
import { OtpBody, RecoverBody, ResendBody } from './accounts/recover-routes.ts';
import { SignUpBody } from './accounts/sign-up-routes.ts';
import { VerifyBody } from './accounts/verify-routes.ts';
import {
  ChallengeAnswer,
  CodesLeft,
  EnrollAnswer,
  KeysAnswer,
  NewCodes,
  RefusalAnswer,
  ServiceAnswer,
  SessionAnswer,
  SettingsAnswer,
  UserAnswer,
} from './answers.ts';
import { IdTokenBody } from './grants/id-token-grant.ts';
import { PasswordBody } from './grants/password-grant.ts';
import { CodeBody } from './grants/pkce-grant.ts';
import { RefreshBody } from './grants/refresh-grant.ts';
import { AuthorizeQuery } from './oidc/begin-sign-in.ts';
import { EnrollBody } from './second-factor/factor-routes.ts';
import { GenerateCodesBody, RecoveryCodeBody } from './second-factor/recovery-code-routes.ts';
import { VerifyFactorBody } from './second-factor/verify-factor-routes.ts';

const json = (schema: z.ZodMiniType): Content => ({ 'application/json': schema });
const empty = json(z.strictObject({}));
const redirectQuery = z.object({ redirect_to: z.optional(z.string()) });
const linkQuery = z.extend(redirectQuery, { token: z.string(), type: z.string() });
const grants = z.object({
  grant_type: z.enum(['password', 'refresh_token', 'pkce', 'id_token', 'web3']),
});
const scopes = z.object({ scope: z.optional(z.enum(['global', 'local', 'others'])) });
const identity = z.object({ id: z.string() });
const failsWithId = { params: identity, answers: {} };

type Rest = Omit<Operation, 'method' | 'path' | 'summary' | 'access' | 'problem'>;
type Line = readonly [method: string, path: string, summary: string, rest: Rest];

const forAnyone: readonly Line[] = [
  ['GET', '/health', 'Health of the account server', { answers: { 200: json(ServiceAnswer) } }],
  ['GET', '/settings', 'Enabled features', { answers: { 200: json(SettingsAnswer) } }],
  [
    'GET',
    '/.well-known/jwks.json',
    'Public keys that verify access tokens',
    { answers: { 200: json(KeysAnswer) } },
  ],
  [
    'POST',
    '/signup',
    'Sign up. Returns a session, or only the user if the address must be confirmed',
    {
      query: redirectQuery,
      body: SignUpBody,
      answers: { 200: json(z.union([SessionAnswer, UserAnswer])) },
    },
  ],
  [
    'POST',
    '/token',
    'Exchange a password, refresh token, code or Google token for a session',
    {
      query: grants,
      body: z.union([PasswordBody, RefreshBody, CodeBody, IdTokenBody]),
      answers: { 200: json(SessionAnswer) },
    },
  ],
  [
    'POST',
    '/recover',
    'Email a password reset link. The response is the same for every address',
    { query: redirectQuery, body: RecoverBody, answers: { 200: empty } },
  ],
  [
    'POST',
    '/resend',
    'Resend the confirmation email of a sign-up',
    { query: redirectQuery, body: ResendBody, answers: { 200: empty } },
  ],
  ['POST', '/otp', 'Always fails: sign-in by code is off', { body: OtpBody, answers: {} }],
  [
    'POST',
    '/verify',
    'Redeem an emailed link for a session',
    { body: VerifyBody, answers: { 200: json(SessionAnswer) } },
  ],
  [
    'GET',
    '/verify',
    'Redeem an emailed link and redirect to the site',
    { query: linkQuery, answers: { 303: {} } },
  ],
  [
    'GET',
    '/authorize',
    'Start a staff sign-in at the identity provider. Fails if the settings name no provider',
    { query: AuthorizeQuery, answers: { 303: {} } },
  ],
  [
    'GET',
    '/callback',
    'Finish a staff sign-in with the redirect of the identity provider',
    { query: z.object({ state: z.optional(z.string()) }), answers: { 303: {} } },
  ],
  ['POST', '/sso', 'Always fails: single sign-on is off', { answers: {} }],
];

const factorsUrl = '/factors/recovery-codes';
const factorLines: readonly Line[] = [
  [
    'POST',
    '/factors',
    'Start to add an authenticator app or a passkey',
    { body: EnrollBody, answers: { 200: json(EnrollAnswer) } },
  ],
  [
    'POST',
    '/factors/{id}/challenge',
    'Ask for a challenge, which the next call answers',
    { params: identity, answers: { 200: json(ChallengeAnswer) } },
  ],
  [
    'POST',
    '/factors/{id}/verify',
    'Verify a code or a passkey. The session then counts as one with two factors',
    { params: identity, body: VerifyFactorBody, answers: { 200: json(SessionAnswer) } },
  ],
  [
    'DELETE',
    '/factors/{id}',
    'Remove an authenticator app or a passkey',
    { params: identity, answers: { 200: json(identity) } },
  ],
  ['GET', factorsUrl, 'How many recovery codes are left', { answers: { 200: json(CodesLeft) } }],
  [
    'POST',
    factorsUrl,
    'Create recovery codes. Only this response shows them',
    { body: GenerateCodesBody, answers: { 200: json(NewCodes) } },
  ],
  [
    'POST',
    `${factorsUrl}/regenerate`,
    'Replace the recovery codes. Only this response shows them',
    { answers: { 200: json(NewCodes) } },
  ],
  [
    'POST',
    `${factorsUrl}/verify`,
    'Use up a recovery code instead of a second factor',
    { body: RecoveryCodeBody, answers: { 200: json(SessionAnswer) } },
  ],
  ['DELETE', factorsUrl, 'Remove the recovery codes', { answers: { 200: json(identity) } }],
];

const forSignedIn: readonly Line[] = [
  ['GET', '/user', 'The signed-in user', { answers: { 200: json(UserAnswer) } }],
  [
    'PUT',
    '/user',
    'Change the email address, password or metadata',
    { body: ChangesBody, answers: { 200: json(UserAnswer) } },
  ],
  [
    'POST',
    '/logout',
    'End this session, all other sessions, or all sessions',
    { query: scopes, answers: { 204: {} } },
  ],
  [
    'GET',
    '/oidc/sign-out',
    'The page of the identity provider that ends the session there',
    { answers: { 200: json(z.strictObject({ url: z.nullable(z.string()) })) } },
  ],
  ...factorLines,
  [
    'GET',
    '/reauthenticate',
    'Email a code with which PUT /user sets a password',
    { answers: { 200: empty } },
  ],
  ['GET', '/user/identities/authorize', 'Always fails: linking is off', { answers: {} }],
  ['DELETE', '/user/identities/{id}', 'Always fails: linking is off', failsWithId],
];

/** OpenAPI operations of the account server. */
export function accountOperations(prefix: string): Operation[] {
  const operation =
    (access: Operation['access']) =>
    ([method, path, summary, rest]: Line): Operation => ({
      method,
      path: prefix + path,
      summary,
      access,
      problem: json(RefusalAnswer),
      ...rest,
    });
  return [...forAnyone.map(operation('anyone')), ...forSignedIn.map(operation('signed-in'))];
}

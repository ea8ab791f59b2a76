import * as z from 'zod/mini';
import type { Content, Operation } from '../http/operation.ts';
import { ChangesBody } from './accounts/account-changes.ts';
import { OtpBody, RecoverBody, ResendBody } from './accounts/recover-routes.ts';
import { SignUpBody } from './accounts/sign-up-routes.ts';
import { VerifyBody } from './accounts/verify-routes.ts';
import {
  KeysAnswer,
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

const json = (schema: z.ZodMiniType): Content => ({ 'application/json': schema });
const nothing = json(z.strictObject({}));
const redirected = z.object({ redirect_to: z.optional(z.string()) });
const linked = z.extend(redirected, { token: z.string(), type: z.string() });
const grants = z.object({
  grant_type: z.enum(['password', 'refresh_token', 'pkce', 'id_token', 'web3']),
});
const scopes = z.object({ scope: z.optional(z.enum(['global', 'local', 'others'])) });
const identity = z.object({ id: z.string() });
const refusedWithId = { params: identity, answers: {} };

type Rest = Omit<Operation, 'method' | 'path' | 'summary' | 'access' | 'problem'>;
type Line = readonly [method: string, path: string, summary: string, rest: Rest];

const forAnyone: readonly Line[] = [
  ['GET', '/health', 'That the account server lives', { answers: { 200: json(ServiceAnswer) } }],
  ['GET', '/settings', 'What is on', { answers: { 200: json(SettingsAnswer) } }],
  [
    'GET',
    '/.well-known/jwks.json',
    'The public keys that check access tokens',
    { answers: { 200: json(KeysAnswer) } },
  ],
  [
    'POST',
    '/signup',
    'Sign up: a session, or the person alone where the address is to be confirmed',
    {
      query: redirected,
      body: SignUpBody,
      answers: { 200: json(z.union([SessionAnswer, UserAnswer])) },
    },
  ],
  [
    'POST',
    '/token',
    'A session for a password, a refresh token, a code, or a token of Google',
    {
      query: grants,
      body: z.union([PasswordBody, RefreshBody, CodeBody, IdTokenBody]),
      answers: { 200: json(SessionAnswer) },
    },
  ],
  [
    'POST',
    '/recover',
    'Mail a link by which a new password is set; the same answer for every address',
    { query: redirected, body: RecoverBody, answers: { 200: nothing } },
  ],
  [
    'POST',
    '/resend',
    'Mail the link of a sign-up again',
    { query: redirected, body: ResendBody, answers: { 200: nothing } },
  ],
  ['POST', '/otp', 'Refuses: codes are off', { body: OtpBody, answers: {} }],
  [
    'POST',
    '/verify',
    "A session for a mail's link",
    { body: VerifyBody, answers: { 200: json(SessionAnswer) } },
  ],
  [
    'GET',
    '/verify',
    "Opens a mail's link, and leads on to the site",
    { query: linked, answers: { 303: {} } },
  ],
  ['GET', '/authorize', 'Refuses: sign-in by redirect is off', { answers: {} }],
  ['POST', '/sso', 'Refuses: single sign-on is off', { answers: {} }],
];

const forSignedIn: readonly Line[] = [
  ['GET', '/user', 'The person who is signed in', { answers: { 200: json(UserAnswer) } }],
  [
    'PUT',
    '/user',
    'Change the address, the password or what is said of oneself',
    { body: ChangesBody, answers: { 200: json(UserAnswer) } },
  ],
  [
    'POST',
    '/logout',
    'End this session, the others or all',
    { query: scopes, answers: { 204: {} } },
  ],
  ['POST', '/factors', 'Refuses: second factors are off', { answers: {} }],
  ['POST', '/factors/{id}/challenge', 'Refuses: second factors are off', refusedWithId],
  ['POST', '/factors/{id}/verify', 'Refuses: second factors are off', refusedWithId],
  ['GET', '/reauthenticate', 'Refuses: no code is mailed', { answers: {} }],
  ['GET', '/user/identities/authorize', 'Refuses: linking is off', { answers: {} }],
  ['DELETE', '/user/identities/{id}', 'Refuses: linking is off', refusedWithId],
];

/** The calls of the account server, wherever it is mounted. */
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

import * as client from 'openid-client';
import type { Clock } from '../../process/clock.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import type { OidcSettings } from '../settings/oidc-settings.ts';
import { providerFailure } from './provider-failure.ts';
import { isVerifiedAddress, valuesOf } from './staff-claims.ts';

/** Timeout of a request to the provider, in seconds. */
const TIMEOUT_SECONDS = 3;
/** How long the provider's metadata is used before it is fetched again, in milliseconds. */
const FRESH_MS = 60 * 60 * 1_000;

/** The secrets of one sign-in, from its start to the provider's response. */
interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The provider's response about a person who signed in. */
export interface ProviderAnswer {
  /**
   * The claims from the ID token. Claims that the ID token does not contain come from the
   * provider's user info.
   */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The latest ID token. Undefined if a refresh returned none. */
  readonly idToken: string | undefined;
  /**
   * The new refresh token. Undefined if the provider returned none, or if the old one still works.
   */
  readonly refreshToken: string | undefined;
}

/** Our client for the company's identity provider. */
export interface ProviderClient {
  /** @throws {ProviderUnreachable} */
  signInUrl(secrets: SignInSecrets): Promise<string>;
  /**
   * Exchanges the code in the provider's redirect.
   *
   * @param query the query of the redirect, which starts with a question mark
   * @throws {ProviderUnreachable} if the provider does not answer
   * @throws {ProviderRefusal} if the provider rejects the code, or its response fails a check
   */
  exchange(query: string, secrets: SignInSecrets): Promise<ProviderAnswer>;
  /**
   * Asks whether the person still has access.
   *
   * @throws {ProviderUnreachable} if the provider does not answer
   * @throws {ProviderRefusal} if the person no longer has access
   */
  refresh(refreshToken: string, subject: string): Promise<ProviderAnswer>;
  /**
   * Returns the URL of the provider's page that ends the browser's session there. Undefined if the
   * provider has no such page.
   */
  signOutUrl(idToken: string, returnTo: string): Promise<string | undefined>;
}

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Creates the client. The client fetches the provider's metadata when it first needs it. */
export function providerClient(settings: OidcSettings, clock: Clock): ProviderClient {
  const configuration = cachedConfiguration(settings, clock);

  return {
    async signInUrl({ state, nonce, codeVerifier }) {
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.callbackUrl,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(settings.strongAcr.length > 0 && { acr_values: settings.strongAcr.join(' ') }),
      });
      return url.href;
    },

    async exchange(query, { state, nonce, codeVerifier }) {
      const config = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(
          config,
          new URL(query, settings.callbackUrl),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        );
        return await answerOf(config, settings, tokens, tokens.claims()?.sub);
      } catch (error) {
        throw providerFailure(error);
      }
    },

    async refresh(refreshToken, subject) {
      const config = await configuration();
      try {
        const tokens = await client.refreshTokenGrant(config, refreshToken);
        return await answerOf(config, settings, tokens, subject);
      } catch (error) {
        throw providerFailure(error);
      }
    },

    async signOutUrl(idToken, returnTo) {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: returnTo,
      }).href;
    },
  };
}

/**
 * Combines the tokens, the claims and the user info into a `ProviderAnswer`. Fetches the user info
 * only if the ID token does not contain a claim that we need.
 */
async function answerOf(
  config: client.Configuration,
  { roleClaim }: OidcSettings,
  tokens: Tokens,
  subject: string | undefined,
): Promise<ProviderAnswer> {
  const ofToken: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
  const isComplete =
    'email' in ofToken &&
    isVerifiedAddress(ofToken) !== undefined &&
    valuesOf(ofToken, roleClaim).length > 0;
  const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    !isComplete && hasMore && subject !== undefined
      ? await client.fetchUserInfo(config, tokens.access_token, subject)
      : {};
  return {
    claims: { ...more, ...ofToken },
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
  };
}

/** Fetches the configuration once an hour. Concurrent callers share one request. */
function cachedConfiguration(
  settings: OidcSettings,
  clock: Clock,
): () => Promise<client.Configuration> {
  let latest: { readonly config: client.Configuration; readonly at: number } | undefined;
  let pending: Promise<client.Configuration> | undefined;

  function fetchAgain(): Promise<client.Configuration> {
    pending ??= discover(settings)
      .then((config) => {
        latest = { config, at: clock().getTime() };
        return config;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  return async () => {
    if (latest && clock().getTime() - latest.at < FRESH_MS) return latest.config;
    try {
      return await fetchAgain();
    } catch (error) {
      // While the provider is down, its last description may still serve.
      if (latest) return latest.config;
      throw error;
    }
  };
}

async function discover(settings: OidcSettings): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const extensions = [client.enableNonRepudiationChecks];
  // The settings allow `http:` only for a provider on this machine.
  if (issuer.startsWith('http:')) extensions.push(client.allowInsecureRequests);
  try {
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      withSecret(clientSecret),
      { execute: extensions, timeout: TIMEOUT_SECONDS },
    );
    const { issuer: actual } = config.serverMetadata();
    if (actual !== issuer) throw new RangeError(`The provider names another issuer: ${actual}`);
    return config;
  } catch (cause) {
    throw new ProviderUnreachable('Cannot read the discovery document of the provider', { cause });
  }
}

/** Sends the client secret with the authentication method that the provider supports. */
function withSecret(secret: string): client.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, own, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = [] } = server;
    const send = methods.includes('client_secret_post') ? inBody : inHeader;
    send(server, own, body, headers);
  };
}

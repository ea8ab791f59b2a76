import type { FastifyInstance } from 'fastify';
import { version } from '../../process/version.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Routes with public information about the account server. */
export function serviceRoutes(
  app: FastifyInstance,
  settings: Pick<AuthSettings, 'google' | 'isSignUpOpen' | 'autoconfirm'>,
): void {
  app.get('/health', async () => ({
    version,
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }));

  app.get('/settings', async () => ({
    external: providers({ email: true, google: settings.google !== undefined }),
    disable_signup: !settings.isSignUpOpen,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }));
}

const PROVIDERS = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'email',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
] as const;

type Provider = (typeof PROVIDERS)[number];

/** Every sign-in method of the hosted service, and whether it is enabled here. */
function providers(on: Partial<Record<Provider, boolean>>): Record<string, boolean> {
  return Object.fromEntries(PROVIDERS.map((name) => [name, on[name] ?? false]));
}

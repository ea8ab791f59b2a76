import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { providers } from './providers.ts';

/** What a client may know of the account server before it signs anybody in. */
export function serviceRoutes(app: FastifyInstance, { settings }: AuthContext): void {
  app.get('/health', async () => ({
    version: 'latchkey',
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

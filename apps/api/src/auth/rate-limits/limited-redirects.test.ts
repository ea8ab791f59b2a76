import { expect, it, onTestFinished } from 'vitest';
import { startAuthServer } from '../../../test/auth/auth-server.ts';
import { staffSettings, startStaffProvider } from '../../../test/auth/staff-provider.ts';
import { RETURN_TO } from '../../../test/auth/staff-site.ts';

it('redirects a browser to our sign-in page if its network starts too many staff sign-ins', async () => {
  const provider = await startStaffProvider();
  const server = await startAuthServer({ ...staffSettings(provider), AUTH_LIMITS: 'true' });
  onTestFinished(async () => {
    await server.close();
    await provider.close();
  });
  const pageAfter = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    return answer.headers.get('location');
  };
  const failed = (reason: string) => `${RETURN_TO}&error=access_denied&error_code=${reason}`;
  for (let count = 0; count < 150; count += 1) {
    expect(await pageAfter('/callback?state=unknown')).toBe(failed('expired'));
  }
  expect(await pageAfter('/callback?state=unknown')).toBe(failed('try-later'));
  expect(await pageAfter('/authorize')).toBe(failed('try-later'));
});

const known = [
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

type Provider = (typeof known)[number];

/** Every way of signing in that the hosted service knows, and whether it is on here. */
export function providers(on: Partial<Record<Provider, boolean>>): Record<string, boolean> {
  return Object.fromEntries(known.map((name) => [name, on[name] ?? false]));
}

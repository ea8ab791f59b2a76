import type { AuthServer } from './auth-server.ts';

let networks = 0;

/**
 * Opens a browser on its own network. The browser sends cookies as if it were on the same origin.
 */
export function browserOnOwnNetwork(server: AuthServer, network?: string) {
  networks += 1;
  const address = network ?? `198.18.${networks}.1`;
  const jar = new Map<string, string>();
  const answers: Response[] = [];
  const client = server.browser({
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await fetch(input, { ...init, headers });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      answers.push(answer);
      return answer;
    },
  });
  const lastHeader = (name: string) => answers.at(-1)?.headers.get(name) ?? '';
  return { client, jar, lastHeader };
}

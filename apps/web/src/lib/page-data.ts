import type { PageData } from '@latchkey/contract';

/**
 * What the server embeds in the page as JSON.
 *
 * @returns undefined if the page does not have it, and on the server
 */
export function embedded<Name extends keyof PageData>(name: Name): PageData[Name] | undefined {
  const written = globalThis.document?.getElementById(name)?.textContent;
  return written ? JSON.parse(written) : undefined;
}

import type { PageData } from '@latchkey/contract';

/**
 * What the server embeds in the page as JSON. While the server itself renders the page, what it
 * renders for.
 *
 * @returns undefined if the page does not have it
 */
export function embedded<Name extends keyof PageData>(name: Name): PageData[Name] | undefined {
  if (globalThis.renderedFor) return globalThis.renderedFor[name];
  const written = globalThis.document?.getElementById(name)?.textContent;
  return written ? JSON.parse(written) : undefined;
}

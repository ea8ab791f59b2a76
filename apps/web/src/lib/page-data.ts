import type { PageData } from '@latchkey/contract';

/**
 * Reads JSON data that the server embeds in the page.
 *
 * @returns undefined on the server, or if the page does not contain the data
 */
export function embedded<Name extends keyof PageData>(name: Name): PageData[Name] | undefined {
  const written = globalThis.document?.getElementById(name)?.textContent;
  return written ? JSON.parse(written) : undefined;
}

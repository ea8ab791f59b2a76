import type { Brand } from '@latchkey/domain';

type Sender = Pick<Brand, 'name' | 'supportEmail'>;

/**
 * Returns the brand's name as one word, such as `CasaLlave` for Casa Llave. A robots.txt can have
 * rules for this name.
 *
 * @param part the feature that sends the request, such as `Links`
 */
export function agentName({ name }: Pick<Brand, 'name'>, part = ''): string {
  return (name.normalize('NFKD').replaceAll(/[^a-z0-9]/gi, '') || 'Site') + part;
}

/**
 * Returns the User-Agent header of our requests, with the brand's name and support address. Headers
 * contain only ASCII characters.
 *
 * @see RFC 9110, section 10.1.5
 */
export function userAgent(brand: Sender, part = ''): string {
  const { name, supportEmail } = brand;
  const comment = `(${name.replaceAll(/[()\\]/g, ' ')}; +mailto:${supportEmail})`;
  return `${agentName(brand, part)}/1.0 ${comment}`.replaceAll(/[^\x20-\x7e]/g, '?');
}

import type { PhoneConsent } from '@latchkey/contract';
import { type Brand, brandIn } from '@latchkey/domain';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../process/failure.ts';
import { requestLanguage } from '../site/languages.ts';
import type { GivenConsent } from './lead.ts';

/**
 * Returns the consents to store with a request. Each consent has the exact wording that the brand
 * shows in the page's language. Each consent also has the page, and the buyer's IP address and
 * browser.
 *
 * @throws {Failure} `invalid-request` if there is a phone number but the language has no consent
 * wording, because the form then has no phone field. Also if the wording changed after the page was
 * loaded, because the buyer did not agree to the new wording
 */
export function givenConsents(
  consent: PhoneConsent | undefined,
  phone: string | undefined,
  brand: Brand,
  request: FastifyRequest,
): GivenConsent[] {
  const { ip, headers } = request;
  const language = requestLanguage(request);
  const { phoneConsent } = brandIn(brand, language);
  if (phone !== undefined && phoneConsent === null) throw noWording();
  const channels = (['call', 'text'] as const).filter((channel) => consent?.[channel]);
  if (!consent || !phoneConsent || phone === undefined || channels.length === 0) return [];
  if (consent.textVersion !== phoneConsent.version) throw outdated();

  return channels.map((channel) => ({
    channel,
    phone,
    textVersion: phoneConsent.version,
    wording: phoneConsent[channel],
    language,
    page: pageOf(headers.referer),
    remoteAddress: ip,
    userAgent: headers['user-agent']?.slice(0, 500) ?? null,
  }));
}

function noWording(): Failure {
  const field = 'subject.phone';
  const message = 'This language has no consent text. Send the request without a phone number.';
  return new Failure('invalid-request', { fields: [{ field, code: 'no-wording', message }] });
}

function outdated(): Failure {
  const field = 'consent.textVersion';
  const message = 'The text next to the checkbox has changed. Reload the page.';
  return new Failure('invalid-request', { fields: [{ field, code: 'outdated', message }] });
}

/** Returns the page that sent the request, without the query, which may contain personal data. */
function pageOf(referer: string | undefined): string | null {
  const address = URL.parse(referer ?? '');
  return address && `${address.origin}${address.pathname}`.slice(0, 500);
}

import type { PhoneConsent } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { GivenConsent } from './lead.ts';

/**
 * The consents of a request as they are kept: the very words that the brand shows, when its page
 * was read from where and with what.
 *
 * @throws {Failure} `invalid-request` when the words have changed since the page was loaded: nobody
 * agreed to those we would write down
 */
export function givenConsents(
  consent: PhoneConsent | undefined,
  phone: string | undefined,
  { phoneConsent }: Brand,
  { ip, headers }: FastifyRequest,
): GivenConsent[] {
  const channels = (['call', 'text'] as const).filter((channel) => consent?.[channel]);
  if (!consent || phone === undefined || channels.length === 0) return [];
  if (consent.textVersion !== phoneConsent.version) throw outdated();

  return channels.map((channel) => ({
    channel,
    phone,
    textVersion: phoneConsent.version,
    wording: phoneConsent[channel],
    page: pageOf(headers.referer),
    remoteAddress: ip,
    userAgent: headers['user-agent']?.slice(0, 500) ?? null,
  }));
}

function outdated(): Failure {
  const field = 'consent.textVersion';
  const message = 'The words beside the box have changed since: load the page again';
  return new Failure('invalid-request', { fields: [{ field, code: 'outdated', message }] });
}

/** The page that a request came from, without what its address may carry of the visitor. */
function pageOf(referer: string | undefined): string | null {
  const address = URL.parse(referer ?? '');
  return address && `${address.origin}${address.pathname}`.slice(0, 500);
}

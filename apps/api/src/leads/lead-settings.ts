import * as z from 'zod/mini';
import { list, wholeNumber, yesOrNo } from '../settings/values.ts';
import { StartFailure } from '../start-failure.ts';

const isMailAddress = (typed: string) => z.email().safeParse(typed).success;
const isWebhook = (typed: string) => /^https?:$/.test(URL.parse(typed)?.protocol ?? '');

/** The part of the environment that says what becomes of a lead. */
export const leadEnvironment = {
  LEAD_MAIL_TO: z.optional(list(isMailAddress, 'must list e-mail addresses, with commas between')),
  LEAD_ALERT_TO: z.optional(z.email('must be an e-mail address')),
  LEAD_WEBHOOKS: z._default(
    list(isWebhook, 'must list addresses like https://crm.example.com/leads, with commas between'),
    [],
  ),
  LEAD_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(24, 'must have 24 characters or more')),
  ),
  LEAD_WEBHOOK_ALLOW_PRIVATE: z._default(yesOrNo(), false),
  LEAD_MAX_PER_ADDRESS: z._default(wholeNumber(1, 1_000_000), 20),
  LEAD_MAX_PER_EMAIL: z._default(wholeNumber(1, 1_000_000), 5),
  LEAD_RETENTION_DAYS: z._default(wholeNumber(1, 3_650), 730),
};

/** Settings of the environment that hold a secret, and are not said back: an address may too. */
export const leadSecrets = ['LEAD_WEBHOOKS', 'LEAD_WEBHOOK_SECRET'] as const;

const environment = z.object(leadEnvironment);

export type LeadSettings = ReturnType<typeof leadSettings>;

/** @throws {StartFailure} where webhooks are to be sent unsigned or unencrypted */
export function leadSettings(read: z.output<typeof environment>) {
  const { LEAD_WEBHOOKS: webhooks, LEAD_WEBHOOK_SECRET: secret } = read;
  const allowPrivate = read.LEAD_WEBHOOK_ALLOW_PRIVATE;
  if (webhooks.length > 0 && secret === undefined) {
    throw new StartFailure('LEAD_WEBHOOK_SECRET must be set where LEAD_WEBHOOKS is');
  }
  if (!allowPrivate && webhooks.some((address) => address.startsWith('http:'))) {
    throw new StartFailure('LEAD_WEBHOOKS must start with https: they carry contact data');
  }
  return {
    /** Who reads requests; none for the brand's address for support. */
    mailTo: read.LEAD_MAIL_TO,
    /** Who hears that something could not be delivered; none for the first who reads requests. */
    alertTo: read.LEAD_ALERT_TO,
    webhooks,
    webhookSecret: secret ?? '',
    /** Whether webhooks may go to addresses of this machine and its network. */
    allowPrivateWebhooks: allowPrivate,
    /** Leads of one network address an hour; more are suspected. */
    mostPerAddress: read.LEAD_MAX_PER_ADDRESS,
    /** Leads of one e-mail address a day; more are suspected. */
    mostPerEmail: read.LEAD_MAX_PER_EMAIL,
    /** How long leads are kept, in days. */
    retentionDays: read.LEAD_RETENTION_DAYS,
  } as const;
}

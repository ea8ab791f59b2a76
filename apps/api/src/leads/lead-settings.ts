import { LeadEvent } from '@latchkey/contract';
import { hourIn } from '@latchkey/texts';
import * as z from 'zod/mini';
import { StartFailure } from '../process/start-failure.ts';
import { list, wholeNumber, yesOrNo } from '../settings/values.ts';

const isMailAddress = (typed: string) => z.email().safeParse(typed).success;
const isWebhook = (typed: string) => /^https?:$/.test(URL.parse(typed)?.protocol ?? '');

const isEvent = (typed: string) => LeadEvent.safeParse(typed).success;

function isTimeZone(typed: string): boolean {
  try {
    hourIn(new Date(0), typed);
    return true;
  } catch {
    return false;
  }
}

/** Environment variables for the delivery, the limits and the retention of leads. */
export const leadEnvironment = {
  LEAD_MAIL_TO: z.optional(list(isMailAddress, 'must list email addresses, separated by commas')),
  LEAD_ALERT_TO: z.optional(z.email('must be an email address')),
  LEAD_WEBHOOKS: z._default(
    list(isWebhook, 'must list addresses like https://crm.example.com/leads, separated by commas'),
    [],
  ),
  LEAD_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(24, 'must have at least 24 characters')),
  ),
  LEAD_WEBHOOK_EVENTS: z._default(
    z.pipe(
      list(isEvent, `must list events, separated by commas: ${LeadEvent.options.join(', ')}`),
      z.array(LeadEvent).check(
        z.refine((events) => events.includes('lead.withdrawn'), {
          error: 'must list lead.withdrawn, because no one may contact the buyer after it',
        }),
      ),
    ),
    ['lead.submitted', 'lead.withdrawn'],
  ),
  LEAD_WEBHOOK_ALLOW_PRIVATE: z._default(yesOrNo(), false),
  LEAD_MAX_PER_ADDRESS: z._default(wholeNumber(1, 1_000_000), 20),
  LEAD_MAX_PER_EMAIL: z._default(wholeNumber(1, 1_000_000), 5),
  LEAD_DIGEST_HOUR: z.optional(wholeNumber(0, 23)),
  LEAD_DIGEST_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone like America/Chicago' })),
    'America/New_York',
  ),
  // 12 CFR 1002.12(b)(1) (Regulation B): creditors keep applications for 25 months, which are at
  // most 762 days. The rest leaves time for the daily job, and for a complaint that comes late.
  LEAD_RETENTION_DAYS: z._default(wholeNumber(1, 3_650), 790),
};

/** Variables that error messages must not repeat. A webhook URL can contain a secret. */
export const leadSecrets = ['LEAD_WEBHOOKS', 'LEAD_WEBHOOK_SECRET'] as const;

const environment = z.object(leadEnvironment);

export type LeadSettings = ReturnType<typeof leadSettings>;

/** @throws {StartFailure} if webhooks would be sent unsigned or unencrypted */
export function leadSettings(read: z.output<typeof environment>) {
  const { LEAD_WEBHOOKS: webhooks, LEAD_WEBHOOK_SECRET: secret } = read;
  const hour = read.LEAD_DIGEST_HOUR;
  const allowPrivate = read.LEAD_WEBHOOK_ALLOW_PRIVATE;
  if (webhooks.length > 0 && secret === undefined) {
    throw new StartFailure('LEAD_WEBHOOK_SECRET must be set when LEAD_WEBHOOKS is set');
  }
  if (!allowPrivate && webhooks.some((address) => address.startsWith('http:'))) {
    throw new StartFailure(
      'LEAD_WEBHOOKS must start with https: because webhooks carry contact data',
    );
  }
  return {
    /** Team members who receive requests. By default, the brand's support address. */
    mailTo: read.LEAD_MAIL_TO,
    /**
     * Email address for alerts about failed deliveries. By default, the first address of `mailTo`.
     */
    alertTo: read.LEAD_ALERT_TO,
    webhooks,
    /** The events that are sent to webhooks. */
    webhookEvents: read.LEAD_WEBHOOK_EVENTS,
    webhookSecret: secret ?? '',
    /**
     * Whether webhooks may be sent to private network addresses, such as this machine and its
     * network.
     */
    allowPrivateWebhooks: allowPrivate,
    /**
     * Maximum number of leads from one network per hour. Further leads are flagged as suspicious.
     */
    maxPerAddress: read.LEAD_MAX_PER_ADDRESS,
    /**
     * Maximum number of leads with the same normalized email address per day. Further leads are
     * flagged as suspicious.
     */
    maxPerEmail: read.LEAD_MAX_PER_EMAIL,
    /** When the team's morning email is sent. Undefined if the site sends no such email. */
    digest: hour === undefined ? undefined : { hour, zone: read.LEAD_DIGEST_TIME_ZONE },
    /** Number of days that leads are stored. */
    retentionDays: read.LEAD_RETENTION_DAYS,
  } as const;
}

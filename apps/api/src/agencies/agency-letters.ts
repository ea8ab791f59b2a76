import { AGENCY_LINK_MINUTES } from '@latchkey/contract';
import type { Brand, CatalogProgram } from '@latchkey/domain';
import { type Letter, writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { messageId } from '../mail/message-id.ts';
import type { AgencyMail } from './mail-repository.ts';

/** Number of days for which the link in a monthly email is valid. */
export const MONTHLY_LINK_DAYS = 7;

interface LetterContext {
  readonly brand: Brand;
  /** The web app's public address. */
  readonly siteUrl: string;
}

interface AgencyLetter {
  readonly mail: Pick<AgencyMail, 'id' | 'kind' | 'email' | 'language'>;
  readonly programs: readonly Pick<CatalogProgram, 'fullName'>[];
  readonly token: string;
  /** Token for the link that turns off the monthly email. */
  readonly stopToken: string;
}

/** Composes an email with a link to the agency's programs. */
export function agencyMail(written: AgencyLetter, { brand, siteUrl }: LetterContext): Mail {
  const { id, kind, email, language } = written.mail;
  const texts = mailTexts(language);
  const { agencies: text } = texts;
  const isMonthly = kind === 'monthly';
  const named = written.programs.slice(0, MOST_NAMED).map(({ fullName }) => fullName);
  const subject = isMonthly ? text.monthlySubject() : text.linkSubject({ brand: brand.name });
  const letter: Letter = {
    subject,
    preview: isMonthly ? text.monthlyPreview() : text.linkPreview(),
    title: subject,
    paragraphs: [
      isMonthly ? text.monthlyWords({ brand: brand.name }) : text.linkWords({ brand: brand.name }),
    ],
    facts: named.map((value) => ({ name: text.program(), value })),
    action: { label: text.action(), url: `${siteUrl}/agency#link=${written.token}` },
    notes: [
      isMonthly
        ? text.monthlyOnce({ days: String(MONTHLY_LINK_DAYS) })
        : text.linkOnce({ minutes: String(AGENCY_LINK_MINUTES) }),
      text.forwarded(),
      isMonthly ? text.monthlyWhy({ brand: brand.name }) : text.linkIgnore(),
    ],
    ...(isMonthly
      ? { links: [{ label: text.stop(), url: `${siteUrl}/agency#stop=${written.stopToken}` }] }
      : {}),
  };
  return {
    kind: `agency-${kind}`,
    to: { address: email },
    replyTo: { name: brand.name, address: brand.supportEmail },
    headers: {
      ...messageId(id, brand),
      ...(isMonthly
        ? {
            'List-Unsubscribe': `<${siteUrl}/api/agency/stop/${written.stopToken}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    ...writeLetter(letter, brand, texts),
  };
}

/**
 * Maximum number of programs that an email lists. A lender's network can have dozens of programs.
 */
const MOST_NAMED = 5;

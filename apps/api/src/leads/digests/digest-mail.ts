import type { Brand } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { type LetterSection, writeLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { messageId } from '../../mail/message-id.ts';
import type { ListedLeads } from './repository.ts';

interface MailContext {
  readonly id: string;
  readonly to: string;
  readonly brand: Brand;
  readonly siteUrl: string;
}

interface OfficerLeads {
  readonly overdue: ListedLeads;
  readonly dueToday: ListedLeads;
  readonly new: ListedLeads;
}

interface TeamTotals {
  readonly unassigned: number;
  readonly overdue: number;
}

const texts = () => mailTexts(defaultLocale);

/**
 * Builds an email with links to an officer's requests. Returns undefined if the email would be
 * empty.
 */
export function officerDigest(found: OfficerLeads, context: MailContext): Mail | undefined {
  const { digest: text } = texts();
  const { overdue, dueToday, new: fresh } = found;
  const sections = [
    ...section(text.overdue({ count: overdue.total }), overdue, context),
    ...section(text.dueToday({ count: dueToday.total }), dueToday, context),
    ...section(text.new({ count: fresh.total }), fresh, context),
  ];
  if (sections.length === 0) return undefined;
  const counts = { overdue: overdue.total, dueToday: dueToday.total, fresh: fresh.total };
  return mail(context, {
    subject: text.officerSubject(counts),
    paragraphs: [text.officerWords()],
    sections,
  });
}

/**
 * Builds an email with counts of the team's requests. Returns undefined if the email would be
 * empty.
 */
export function teamDigest(
  { unassigned, overdue }: TeamTotals,
  context: MailContext,
): Mail | undefined {
  const { digest: text } = texts();
  if (unassigned + overdue === 0) return undefined;
  return mail(context, {
    subject: text.teamSubject({ unassigned, overdue }),
    paragraphs: [text.teamWords()],
    facts: [
      { name: text.unassigned(), value: String(unassigned) },
      { name: text.overdueTotal(), value: String(overdue) },
    ],
  });
}

function section(
  title: string,
  { total, first }: ListedLeads,
  { siteUrl }: MailContext,
): LetterSection[] {
  if (total === 0) return [];
  const { digest: text } = texts();
  const facts = first.map(({ id, fullName }) => ({
    name: fullName,
    value: `${siteUrl}/operator/leads/${id}`,
  }));
  const more = total - first.length;
  return [{ title, facts, ...(more > 0 ? { note: text.more({ count: more }) } : {}) }];
}

function mail(
  { id, to, brand, siteUrl }: MailContext,
  letter: Pick<Parameters<typeof writeLetter>[0], 'subject' | 'paragraphs' | 'sections' | 'facts'>,
): Mail {
  const { team, digest: text } = texts();
  const written = {
    ...letter,
    title: letter.subject,
    preview: text.preview(),
    action: { label: team.openInbox(), url: `${siteUrl}/operator/leads` },
  };
  return {
    kind: 'lead-digest',
    to: { address: to },
    headers: messageId(id, brand),
    ...writeLetter(written, brand, texts()),
  };
}

import type { LeadRow } from '@latchkey/contract';
import type { ComponentProps } from 'react';
import { age, moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { Chip } from '@/ui/chip.tsx';
import {
  contactWords,
  dueWords,
  languageWords,
  officerWords,
  programName,
  programNote,
  qualifiedWords,
} from './lead-words.ts';

/** Shows when we received a request: how long ago and, on the next line, the exact time. */
export function Received({ createdAt, now }: { createdAt: string; now: Date }) {
  return (
    <time dateTime={createdAt}>
      <span className="block first-letter:uppercase">{age(createdAt, now)}</span>
      <span className="block text-balance text-ink-soft">{moment(createdAt)}</span>
    </time>
  );
}

/** Whether the buyer qualified for the lowered payment. */
export function Qualified({ lead }: { lead: LeadRow }) {
  const words = qualifiedWords(lead);
  if (lead.isQualified === null) return <span className="text-ink-soft">{words}</span>;
  const isPlain = lead.isQualified && lead.excludedLoan === null;
  return <BlockChip look={isPlain ? 'plain' : 'warn'}>{words}</BlockChip>;
}

/** Shows the best program with its amount, and the number of other matches. */
export function BestProgram({ lead }: { lead: LeadRow }) {
  const note = programNote(lead);
  if (!note) return <span className="text-ink-soft">{programName(lead)}</span>;
  return (
    <>
      <span className="block wrap-anywhere">{programName(lead)}</span>
      <span className="block text-ink-soft">{note}</span>
      {lead.bestProgram?.hasCheck ? (
        <span className="block text-ink-soft">{text.toCheck()}</span>
      ) : null}
    </>
  );
}

/** Shows how and in which language the team may contact the buyer. */
export function ContactBy({ lead }: { lead: LeadRow }) {
  const words = contactWords(lead);
  const language = languageWords(lead);
  return (
    <>
      {lead.withdrawnAt ? <BlockChip look="warn">{words}</BlockChip> : words}
      {language === null ? null : <span className="block text-ink-soft">{language}</span>}
    </>
  );
}

/** Shows who works on a request, and when it is due. */
export function AssignedTo({ lead }: { lead: LeadRow }) {
  const due = dueWords(lead, useToday());
  return (
    <>
      <span className={lead.officer ? 'block wrap-anywhere' : 'block text-ink-soft'}>
        {officerWords(lead.officer)}
      </span>
      {due?.isUrgent ? <BlockChip look="warn">{due.words}</BlockChip> : due?.words}
    </>
  );
}

/** A chip whose corners keep their shape when its text wraps. */
function BlockChip(props: ComponentProps<typeof Chip>) {
  return (
    <span className="inline-flex">
      <Chip {...props} />
    </span>
  );
}

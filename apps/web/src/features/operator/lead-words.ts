import {
  type LeadAssignment,
  type LeadOfficer,
  type LeadRow,
  type OfficerProfile,
  openStatuses,
} from '@latchkey/contract';
import { defaultLocale, formatsOf } from '@latchkey/texts';
import { day, money } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';

/**
 * Returns how the team may contact the buyer. Email requires no consent, because the buyer
 * contacted us first.
 */
export function contactWords({
  withdrawnAt,
  allowedChannels,
}: Pick<LeadRow, 'withdrawnAt' | 'allowedChannels'>): string {
  if (withdrawnAt) return text.noContact();
  const [mayCall, mayText] = [allowedChannels.includes('call'), allowedChannels.includes('text')];
  if (mayCall && mayText) return text.callAndText();
  if (mayCall) return text.callOnly();
  return mayText ? text.textOnly() : text.emailOnly();
}

/**
 * Returns the name of the buyer's preferred language, in English like the rest of the inbox. Null
 * for English.
 */
export function languageWords({ language }: Pick<LeadRow, 'language'>): string | null {
  if (language === null || language === defaultLocale) return null;
  return text.prefers({ language: formatsOf(defaultLocale).language(language) });
}

/**
 * Returns a phrase that says whether the buyer qualified for the lowered payment, or that this is
 * unknown.
 */
export function qualifiedWords({
  isQualified,
  excludedLoan,
}: Pick<LeadRow, 'isQualified' | 'excludedLoan'>): string {
  if (isQualified === null) return text.notStored();
  if (isQualified && excludedLoan !== null) return text.qualifiesNot({ type: excludedLoan });
  return isQualified ? text.qualifies() : text.doesNotQualify();
}

/** Returns the best program's name, or the reason why it is missing. */
export function programName({
  bestProgram,
  matchCount,
}: Pick<LeadRow, 'bestProgram' | 'matchCount'>): string {
  if (bestProgram) return bestProgram.name;
  return matchCount === null ? text.notStored() : text.noMatch();
}

/** Returns the best program's amount and how many programs matched. Null if there is no program. */
export function programNote({
  bestProgram,
  matchCount,
}: Pick<LeadRow, 'bestProgram' | 'matchCount'>): string | null {
  if (!bestProgram) return null;
  const amount = money(bestProgram.amount);
  const further = (matchCount ?? 1) - 1;
  return further > 0 ? text.bestOfSeveral({ amount, further }) : text.upTo({ amount });
}

/** Returns the name of the assigned officer. */
export function officerWords(officer: LeadOfficer | null): string {
  if (!officer) return text.unassigned();
  const name = officer.name || text.deletedAccount();
  return officer.isFormer ? text.formerOfficer({ name }) : name;
}

/** Returns the operator's name and NMLS ID, as other operators see them. */
export function profileWords({ name, nmlsNumber }: OfficerProfile): string {
  if (name === null) return text.noName();
  return nmlsNumber === null ? name : text.nameAndNmls({ name, number: nmlsNumber });
}

/** Returns a phrase for the due date. Null if the request has no due date. */
export function dueWords(
  { dueOn, status, withdrawnAt }: Pick<LeadRow, 'dueOn' | 'status' | 'withdrawnAt'>,
  today: string,
): { readonly words: string; readonly isUrgent: boolean } | null {
  if (dueOn === null) return null;
  const isOpen = openStatuses.includes(status) && withdrawnAt === null;
  if (isOpen && dueOn === today) return { words: text.dueToday(), isUrgent: true };
  if (isOpen && dueOn < today) {
    return { words: text.overdueSince({ day: day(dueOn) }), isUrgent: true };
  }
  return { words: text.dueOn({ day: day(dueOn) }), isUrgent: false };
}

/** Formats a new officer and due date as one line for the history. */
export function assignmentWords({ officer, dueOn }: LeadAssignment): string {
  const words = officer ? text.assignedTo({ name: officer.name }) : text.unassigned();
  return dueOn === null ? words : `${words} · ${text.dueOn({ day: day(dueOn) })}`;
}

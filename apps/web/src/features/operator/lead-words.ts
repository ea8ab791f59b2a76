import type { LeadRow } from '@latchkey/contract';
import { defaultLocale, formatsOf } from '@latchkey/texts';
import { money } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';

/** How the team may contact the buyer. Email needs no consent, because the buyer asked for a reply. */
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

/** The language that the buyer prefers, in English like the whole inbox. Null if it is English. */
export function languageWords({ language }: Pick<LeadRow, 'language'>): string | null {
  if (language === null || language === defaultLocale) return null;
  return text.prefers({ language: formatsOf(defaultLocale).language(language) });
}

/** Whether the buyer qualified for the lowered payment, as far as it is known. */
export function qualifiedWords({ isQualified }: Pick<LeadRow, 'isQualified'>): string {
  if (isQualified === null) return text.notStored();
  return isQualified ? text.qualifies() : text.doesNotQualify();
}

/** The best program's name, or the reason why it is missing. */
export function programName({
  bestProgram,
  matchCount,
}: Pick<LeadRow, 'bestProgram' | 'matchCount'>): string {
  if (bestProgram) return bestProgram.name;
  return matchCount === null ? text.notStored() : text.noMatch();
}

/** The best program's amount, and how many programs matched. Null if there is no program. */
export function programNote({
  bestProgram,
  matchCount,
}: Pick<LeadRow, 'bestProgram' | 'matchCount'>): string | null {
  if (!bestProgram) return null;
  const amount = money(bestProgram.amount);
  const further = (matchCount ?? 1) - 1;
  return further > 0 ? text.bestOfSeveral({ amount, further }) : text.upTo({ amount });
}

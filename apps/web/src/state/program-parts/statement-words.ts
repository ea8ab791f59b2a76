import type { FundingStatement } from '@latchkey/domain';
import { hostOf } from '@/lib/host-of.ts';
import { publicProgramText as text } from '@/lib/texts.ts';

/**
 * Describes a statement about whether a program has money, and names the source of the statement.
 */
export function statementWords({ status, saidBy, sourceUrl, basis }: FundingStatement): string {
  const words = { status: text[status]() };
  if (saidBy === 'agency') return text.statedByAgency(words);
  if (sourceUrl === null) return text.statedBySomeone(words);
  const said = { ...words, host: hostOf(sourceUrl) };
  return basis === 'agency-page' ? text.readBy(said) : text.statedBy(said);
}

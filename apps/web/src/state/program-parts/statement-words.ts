import type { FundingStatement } from '@latchkey/domain';
import { hostOf } from '@/lib/host-of.ts';
import { publicProgramText as text } from '@/lib/texts.ts';

/** Describes a statement about a program's money, and who made it. */
export function statementWords({ status, saidBy, sourceUrl }: FundingStatement): string {
  const words = { status: text[status]() };
  if (saidBy === 'agency') return text.statedByAgency(words);
  return sourceUrl === null
    ? text.statedBySomeone(words)
    : text.statedBy({ ...words, host: hostOf(sourceUrl) });
}

import type { PublicProgram } from '@latchkey/contract';
import { isFundingOpen } from '@latchkey/domain';
import { day } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';

/**
 * Describes what sources have said about a program's money, and when the funding round opens or
 * closes.
 *
 * @param today the current date, such as 2026-11-21
 */
export function lifeWords({ program, funding }: PublicProgram, today: string): string {
  const { status, opensOn, closesOn } = program;
  return [
    ...statedWords(program, funding, today),
    ...(opensOn !== null && opensOn > today ? [text.opens({ day: day(opensOn) })] : []),
    ...(status === 'open' && closesOn !== null ? [text.closes({ day: day(closesOn) })] : []),
  ].join(' ');
}

function statedWords(
  { closesOn }: PublicProgram['program'],
  funding: PublicProgram['funding'],
  today: string,
): string[] {
  const last = funding.at(-1);
  if (!last) return [text.noStatement()];
  const on = { day: day(last.day) };
  if (last.status === 'unknown') return [text.unknownSince(on)];
  if (last.status !== 'open') return [text[`${last.status}On`](on)];
  const isCurrent = isFundingOpen({ status: 'open', statusCheckedOn: last.day, closesOn }, today);
  const before = funding.findLastIndex(({ status }) => status !== 'open');
  const first = funding[before + 1] ?? last;
  const words =
    first === last ? text.openOn(on) : text.openSince({ day: day(first.day), last: day(last.day) });
  if (isCurrent) return [words];
  const { closesOn: lastDay } = last;
  const isOver = lastDay !== null && lastDay < today;
  return [words, isOver ? text.closedOn({ day: day(lastDay) }) : text.notConfirmed()];
}

import type { KnownFacts, MatchedProgram, Quote } from '@latchkey/domain';
import { useEffect, useState } from 'react';
import { day } from '@/lib/format.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { noteSeen, seenBefore, seenToday } from '@/state/quotes/seen-programs.ts';
import { type Changes, changesSince } from './since-last-visit.ts';

/** Shows what has changed in a quote's matches since this browser showed them on an earlier day. */
export function SinceLine({
  quote,
  known,
  programs,
  isQuiet,
}: {
  quote: Quote;
  /** The short answers that the list of matches is based on. */
  known: KnownFacts;
  programs: readonly MatchedProgram[];
  /** Whether to show nothing, but still store the matches for the next visit. */
  isQuiet: boolean;
}) {
  const [now] = useState(() => seenToday(quote, known, programs));
  const [before] = useState(() => seenBefore(quote.id, now));
  useEffect(() => noteSeen(quote.id, now), [quote.id, now]);
  if (!before || isQuiet) return null;
  const changes = words(changesSince(before, programs));
  const date = day(before.day);
  return changes.length === 0 ? (
    <p className="text-sm text-ink-soft">{text.sinceNothing({ date })}</p>
  ) : (
    <p className="text-sm font-semibold">{text.since({ date, changes: changes.join(', ') })}</p>
  );
}

function words({ added, gone, opened, closed }: Changes): string[] {
  return [
    ...(added > 0 ? [text.sinceAdded({ count: added })] : []),
    ...(gone > 0 ? [text.sinceGone({ count: gone })] : []),
    ...opened.map(({ programName }) => text.sinceOpened({ program: programName })),
    ...closed.map(({ programName }) => text.sinceClosed({ program: programName })),
  ];
}

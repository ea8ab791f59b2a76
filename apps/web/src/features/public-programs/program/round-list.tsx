import { type FundingRound, lastTwoRounds } from '@latchkey/domain';
import { useId } from 'react';
import { day } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';

/**
 * Lists the dated rounds of a program, newest first. If there are at least three dated rounds, also
 * states how long the last two completed rounds lasted.
 *
 * @param rounds oldest first
 */
export function RoundList({ rounds }: { rounds: readonly FundingRound[] }) {
  const id = useId();
  if (rounds.length === 0) return null;
  const lasted = lastTwoRounds(rounds);
  return (
    <>
      <h3 id={id} className="mt-4 font-semibold">
        {text.rounds()}
      </h3>
      {lasted ? <p>{text.roundsLasted({ earlier: lasted[0], later: lasted[1] })}</p> : null}
      <ul aria-labelledby={id} className="mt-2">
        {rounds.toReversed().map((round) => (
          <li key={round.opensOn} className="border-t border-line py-3 text-sm">
            {roundWords(round)}
          </li>
        ))}
      </ul>
    </>
  );
}

function roundWords({ opensOn, closesOn, endedOn, days }: FundingRound): string {
  const opens = day(opensOn);
  if (endedOn !== null && days !== null) {
    return text.roundOver({ opens, ended: day(endedOn), days });
  }
  return closesOn === null
    ? text.roundFrom({ opens })
    : text.roundUntil({ opens, closes: day(closesOn) });
}

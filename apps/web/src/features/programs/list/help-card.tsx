import { money } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import type { HelpRange } from './groups.ts';

/**
 * Shows the assistance that the buyer can get now, and the assistance if every short answer is yes.
 */
export function HelpCard({ now, ifAnswersFit }: HelpRange) {
  return (
    <section
      aria-label={text.yourHelp()}
      className="mb-6 hidden rounded-card border border-line bg-surface p-5 shadow-card min-[65rem]:block print:hidden"
    >
      <h2 className="text-base font-bold">{text.yourHelp()}</h2>
      <dl className="mt-3 flex justify-between gap-4 text-sm">
        <div>
          <dt className="text-ink-soft">{now > 0 ? text.fitsUpTo() : text.fits()}</dt>
          <dd className="tabular text-xl leading-8 font-bold text-brand">
            {now > 0 ? money(now) : <span className="text-base">{text.fitsNone()}</span>}
          </dd>
        </div>
        {ifAnswersFit > now ? (
          <div className="text-right">
            <dt className="text-ink-soft">{text.ifAnswersFit()}</dt>
            <dd className="tabular text-xl leading-8 font-bold">{money(ifAnswersFit)}</dd>
          </div>
        ) : null}
      </dl>
      {ifAnswersFit > 0 ? (
        <>
          <div
            aria-hidden
            className="mt-2 h-2 overflow-hidden rounded-full text-line hatched forced-colors:border"
          >
            <div
              className="h-full bg-brand forced-colors:bg-[Highlight]"
              style={{ width: `${(100 * now) / ifAnswersFit}%` }}
            />
          </div>
          <p className="mt-2 text-xs text-ink-soft">{text.oneProgram()}</p>
        </>
      ) : null}
    </section>
  );
}

import { type FunnelRow, type FunnelStep, largestLoss } from '@latchkey/domain';
import { useId } from 'react';
import { wholeNumber } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { stateName } from '@/lib/state-name.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { lossWords, share, stepLabel } from './overview-words.ts';

interface Props {
  readonly rows: readonly FunnelRow[];
  readonly state: string;
}

/**
 * Shows how many quotes reached each step and how many stopped at it, in a sentence and in a table.
 */
export function OverviewFunnel({ rows, state }: Props) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-base font-bold">
          {text.funnelTitle()}
        </h2>
        <Words rows={rows} state={state} />
        <StepTable rows={rows} state={state} />
      </section>
    </Card>
  );
}

function Words({ rows, state }: Props) {
  const countOf = (step: FunnelStep) => {
    return wholeNumber(rows.find((row) => row.step === step)?.count ?? 0);
  };
  const counts = {
    first: wholeNumber(rows[0]?.count ?? 0),
    confirmed: countOf('confirmed'),
    submitted: countOf('submitted'),
  };
  const words = state
    ? text.funnelWordsOfState({ ...counts, state: stateName(state) })
    : text.funnelWords(counts);
  const loss = largestLoss(rows);
  return (
    <>
      <Sentence text={words} />
      {loss ? (
        <Sentence
          text={text.largestLoss({
            step: stepLabel(loss.step),
            count: lossWords(loss),
            share: share(loss.lostShare),
          })}
        />
      ) : null}
      {state ? <p className="text-sm text-ink-soft">{text.fromLocation()}</p> : null}
    </>
  );
}

function Sentence({ text: sentence }: { text: string }) {
  return (
    <p className="mt-1 text-sm">
      <RichText
        text={sentence}
        parts={{ b: (part) => <strong className="tabular">{part}</strong> }}
      />
    </p>
  );
}

const headClass = 'border-b border-line-strong py-2 align-bottom font-semibold';
const figureClass = 'tabular w-[1%] py-2.5 pl-4 text-right align-top sm:pl-8';

/**
 * A table with one row for each step. A bar in each row shows the percentage of quotes that reached
 * the step.
 */
function StepTable({ rows, state }: Props) {
  return (
    <table className="mt-3 w-full border-collapse text-sm">
      <caption className="sr-only">{text.funnelTable()}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className={`${headClass} text-left`}>
            {text.step()}
          </th>
          <th scope="col" className={`${headClass} pl-4 text-right sm:pl-8 sm:whitespace-nowrap`}>
            {text.quotes()}
            <span className="block text-xs font-normal">
              {state ? text.ofLocated() : text.ofStarted()}
            </span>
          </th>
          <th scope="col" className={`${headClass} pl-4 text-right sm:pl-8 sm:whitespace-nowrap`}>
            {text.lostHere()}
            <span className="block text-xs font-normal">{text.ofBefore()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StepRow key={row.step} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function StepRow({ row }: { row: FunnelRow }) {
  const { step, count, ofFirst, lostShare } = row;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2.5 text-left align-top font-semibold">
        {stepLabel(step)}
        <Bar part={ofFirst ?? (count > 0 ? 1 : 0)} />
      </th>
      <td className={figureClass}>
        <span className="block font-semibold">{wholeNumber(count)}</span>
        <span className="block text-ink-soft">{share(ofFirst)}</span>
      </td>
      <td className={figureClass}>
        <span className="block font-semibold">{lossWords(row)}</span>
        {lostShare === null ? null : (
          <span className="block text-ink-soft">{share(lostShare)}</span>
        )}
      </td>
    </tr>
  );
}

/** A bar whose length shows a fraction. The border keeps the bar visible in forced-colors mode. */
function Bar({ part }: { part: number }) {
  return (
    <span aria-hidden className="mt-2 block h-2.5 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-brand forced-colors:bg-[CanvasText]"
        style={{ width: `${part * 100}%` }}
      />
    </span>
  );
}

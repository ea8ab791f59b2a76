import type { ExpectedLoan } from '@latchkey/domain/loan-estimate';
import { paperPageText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { matchSentences } from '../words/match-words.ts';
import { type Cell, sideRows } from '../words/side-rows.ts';
import type { CheckedPaper } from './checked.ts';

interface Props {
  readonly checked: readonly CheckedPaper[];
  readonly expected: ExpectedLoan | null;
}

/**
 * Shows the Loan Estimates side by side, in the order in which the buyer added them. A Loan
 * Estimate for a different loan than the first has no column, because its figures would be
 * misleading.
 */
export function SideBySide({ checked, expected }: Props) {
  const beside = checked.filter(({ match }) => match.kind !== 'different');
  return (
    <Card>
      <section aria-labelledby="side-by-side">
        <h2 id="side-by-side" className="text-lg font-bold sm:text-xl">
          {text.sideBySide({ count: beside.length })}
        </h2>
        {matchSentences(checked).map((sentence) => (
          <p key={sentence} className="mt-2 font-semibold">
            {sentence}
          </p>
        ))}
        {beside.length > 1 ? <SideTable checked={beside} expected={expected} /> : null}
      </section>
    </Card>
  );
}

/** The table of figures, for the screen and for printing. */
export function SideTable({ checked, expected }: Props) {
  return (
    <table className="mt-3 w-full border-collapse text-left text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2 pr-3 text-sm font-normal text-ink-soft">
            {text.fromPages()}
          </th>
          {checked.map(({ letter }) => (
            <th key={letter} scope="col" className="py-2 pr-2 font-semibold sm:pr-3">
              {/* A phone has room for three letters, but not for three words. */}
              <span aria-hidden className="sm:hidden">
                {letter}
              </span>
              <span className="max-sm:sr-only">{text.lender({ letter })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sideRows(checked, expected).map(({ name, cells }) => (
          <tr key={name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2.5 pr-2 font-normal sm:pr-3">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td
                key={checked[place]?.letter}
                className={`tabular py-2.5 pr-2 font-semibold sm:pr-3 ${lookOf(cell)}`}
              >
                {cell.words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf({ look }: Cell): string {
  if (look === 'missing') return 'text-danger';
  return look === 'not-found' ? 'font-normal! text-ink-soft' : '';
}

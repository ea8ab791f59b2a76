import { openUntil } from '@latchkey/domain/loan-estimate';
import FileText from 'lucide-react/icons/file-text';
import { shortDay, wholeMoney } from '@/lib/format.ts';
import { currentLocale } from '@/lib/text.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { Button } from '@/ui/button.tsx';
import { figureWords } from '../words/figure-words.ts';
import { letterAt, type Paper, removePaper, showPaper, usePapers } from './papers.ts';

/**
 * The Loan Estimates in the order in which the buyer added them. Pressing one shows its results.
 */
export function PaperList({ onEdit }: { onEdit: (paper: Paper) => void }) {
  const { papers, shownId } = usePapers();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="your-papers">
      <h2 id="your-papers" className="mb-2 font-semibold">
        {text.papers()}
      </h2>
      <ol className="grid gap-3">
        {papers.map((paper, place) => (
          <li key={paper.id}>
            <PaperCard
              paper={paper}
              letter={letterAt(place)}
              isShown={paper.id === shownId}
              onEdit={() => onEdit(paper)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PaperCard({
  paper,
  letter,
  isShown,
  onEdit,
}: {
  paper: Paper;
  letter: string;
  isShown: boolean;
  onEdit: () => void;
}) {
  const { dateIssued } = paper.estimate;
  return (
    <div
      className={`relative rounded-control border px-4 py-3 ${isShown ? 'border-brand bg-brand-tint forced-colors:border-2' : 'border-line-strong bg-surface'}`}
    >
      <div className="flex items-start gap-3">
        <FileText size={22} aria-hidden className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0 grow">
          <h3>
            {/* The button covers the card. The buttons below it stay on top. */}
            <button
              type="button"
              aria-pressed={isShown}
              className="font-semibold after:absolute after:inset-0 after:rounded-control"
              onClick={() => showPaper(paper.id)}
            >
              {text.lender({ letter })}
            </button>
          </h3>
          {dateIssued === undefined ? null : <p className="text-sm">{shortDay(dateIssued)}</p>}
          <p className="tabular text-sm">{paperLine(paper)}</p>
        </div>
        <OpenChip paper={paper} />
      </div>
      <div className="relative mt-1 flex flex-wrap gap-x-3">
        <Button look="quiet" onClick={onEdit} className="-ml-2">
          {text.edit()}
          <span className="sr-only">{text.editOf({ letter })}</span>
        </Button>
        <Button look="quiet" onClick={() => removePaper(paper.id)}>
          {text.remove()}
          <span className="sr-only">{text.removeOf({ letter })}</span>
        </Button>
      </div>
    </div>
  );
}

/**
 * Returns the type and the amount of the loan in a Loan Estimate. Omits a value that was not found.
 */
function paperLine({ estimate: { loanType, loanAmount } }: Paper): string {
  const type =
    loanType === undefined
      ? null
      : figureWords({ unit: 'loan-type', value: loanType }, currentLocale());
  const amount = loanAmount === undefined ? null : wholeMoney(loanAmount);
  if (type !== null && amount !== null) return text.typeAndAmount({ type, amount });
  return type ?? amount ?? '';
}

/** Shows the last day on which a Loan Estimate is open, or that it has expired. */
function OpenChip({ paper }: { paper: Paper }) {
  const until = openUntil(paper.estimate, useToday());
  const look = until && !until.isOpen ? 'bg-danger-tint text-danger' : 'bg-surface text-ink';
  return (
    <span
      className={`shrink-0 rounded-small px-2.5 py-1 text-xs font-semibold forced-colors:border ${look}`}
    >
      {openWords(until)}
    </span>
  );
}

/** States the last day on which a Loan Estimate is or was open. */
export function openWords(until: ReturnType<typeof openUntil>): string {
  if (!until) return text.noDay();
  const day = shortDay(until.day);
  return until.isOpen ? text.openTo({ day }) : text.ended({ day });
}

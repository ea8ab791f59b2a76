import { lazy, Suspense, useId, useState } from 'react';
import { money, rate } from '@/lib/format.ts';
import { memo } from '@/lib/memo.tsx';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { FiguresBoxes, FiguresFoot, type FiguresProps } from './figures-boxes.tsx';
import { FiguresHead } from './figures-head.tsx';

/** Only phones load it. */
const FiguresSheet = lazy(async () => ({
  default: (await import('./figures-sheet.tsx')).FiguresSheet,
}));

/** Whether the boxes below a bar, or in a sheet, are open. */
interface Door {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * The buyer's figures: a column on wide screens, a bar that opens into two columns on tablets, and
 * a bar that opens a sheet on phones.
 */
export function Figures({ isOpen, onOpen, ...given }: FiguresProps & Door) {
  const isColumn = useMedia('(width >= 65rem)');
  const isPhone = useMedia('(width < 40rem)');
  if (isColumn) return <FiguresColumn {...given} />;
  return (
    <>
      <FiguresBar {...given} isOpen={isOpen} onOpen={onOpen} isDialog={isPhone} />
      {isPhone ? <Sheet {...given} isOpen={isOpen} onOpen={onOpen} /> : null}
    </>
  );
}

/** The result stays in view under the boxes, wherever the page is scrolled to. */
function FiguresColumn(given: FiguresProps) {
  return (
    <section
      aria-labelledby="figures"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className={`px-6 pt-5 pb-2 ${aboveFoot}`}>
        <h2 id="figures" className="mb-3 text-lg font-bold">
          {calculatorText.yourFigures()}
        </h2>
        <FiguresBoxes {...given} />
      </div>
      <Foot {...given} />
    </section>
  );
}

/** What takes focus scrolls clear of the foot. */
const aboveFoot = '**:scroll-mb-52';

/** Stays in view, unless the window is too low for it. */
function Foot(given: FiguresProps) {
  return (
    <div
      data-figures-foot
      className="bottom-0 rounded-b-card border-t border-line bg-panel px-5 pt-3 pb-2 sm:px-6 [@media(height>=31rem)]:sticky"
    >
      {/* The answer says the same to a screen reader. */}
      <div className="grid gap-x-6 sm:grid-cols-2 min-[65rem]:grid-cols-1">
        <div aria-hidden>
          <FiguresHead verdict={given.verdict} estimate={given.estimate} />
        </div>
        <FiguresFoot {...given} />
      </div>
    </div>
  );
}

function FiguresBar({
  isOpen,
  onOpen,
  isDialog,
  ...given
}: FiguresProps & Door & { isDialog: boolean }) {
  const id = useId();
  const isUnfolded = isOpen && !isDialog;
  return (
    <section
      aria-labelledby="figures"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <BarHead
        quote={given.later.quote}
        estimate={given.later.estimate}
        details={given.details}
        isOpen={isOpen}
        onOpen={onOpen}
        isDialog={isDialog}
        boxesId={id}
      />
      {isUnfolded ? (
        <div id={id}>
          <div className={`border-t border-line px-6 pt-4 pb-2 ${aboveFoot}`}>
            <FiguresBoxes {...given} />
          </div>
          <Foot {...given} />
        </div>
      ) : null}
    </section>
  );
}

type Later = Pick<FiguresProps['later'], 'quote' | 'estimate'>;

/** The money and the help. Without help, the loan's terms. A phone's sheet covers them, so they may lag behind its boxes. */
const BarHead = memo(function BarHead({
  quote,
  estimate,
  details,
  isOpen,
  onOpen,
  isDialog,
  boxesId,
}: Later & Door & Pick<FiguresProps, 'details'> & { isDialog: boolean; boxesId: string }) {
  const applied = estimate.help.filter(({ amount }) => amount > 0);
  const isUnfolded = isOpen && !isDialog;
  return (
    <div className="flex items-center justify-between gap-1 py-2 pr-3 pl-5">
      <div className="text-sm">
        <h2 id="figures" className="sr-only">
          {calculatorText.yourFigures()}
        </h2>
        <p className="font-semibold text-balance">{summary(quote, estimate)}</p>
        {applied.length > 0 && !isUnfolded ? (
          applied.map(({ program: { id, programName } }) => (
            <p key={id} className="text-ink-soft">
              {programName}
            </p>
          ))
        ) : (
          <p className="text-ink-soft">
            {text.summaryTerms({ years: details.term, rate: rate(details.interestRate) })}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup={isDialog ? 'dialog' : undefined}
        aria-controls={isUnfolded ? boxesId : undefined}
        onClick={() => onOpen(!isOpen)}
        className="-my-2 min-h-13 shrink-0 rounded-small px-2 text-sm font-semibold text-brand hover:underline"
      >
        {isUnfolded ? text.done() : text.change()}
      </button>
    </div>
  );
});

/** Stays mounted after the first opening, so closing can be animated. */
function Sheet(given: FiguresProps & Door) {
  const [hasOpened, setHasOpened] = useState(given.isOpen);
  if (given.isOpen && !hasOpened) setHasOpened(true);
  return hasOpened ? (
    <Suspense fallback={null}>
      <FiguresSheet {...given} />
    </Suspense>
  ) : null;
}

function summary(quote: Later['quote'], { comparison }: Later['estimate']): string {
  const amounts = { price: money(quote.homePrice), own: money(quote.downPayment) };
  const { assistanceDowpayment } = comparison;
  return assistanceDowpayment > 0
    ? text.summaryHelped({ ...amounts, help: money(assistanceDowpayment) })
    : text.summary(amounts);
}

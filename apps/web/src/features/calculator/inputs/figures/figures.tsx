import type { Estimate, PricedAnswers } from '@latchkey/domain';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { money, rate, wholeMoney } from '@/lib/format.ts';
import { calculatorText, yourFiguresText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';

const WIDE = '(width >= 65rem)';

/* In a narrow window, loaded only when needed, because the code of the boxes is large. */
const loadColumn = () => import('./figures-column.tsx');
const FiguresColumn = lazy(async () => ({ default: (await loadColumn()).FiguresColumn }));
const UnfoldedFigures = lazy(async () => ({ default: (await loadColumn()).UnfoldedFigures }));
if (globalThis.matchMedia?.(WIDE).matches) void loadColumn().catch(() => undefined);

/** Loads the code for the sheet that contains the input boxes on a phone. Called only on phones. */
const loadSheet = () => import('./figures-sheet.tsx');
const FiguresSheet = lazy(async () => ({ default: (await loadSheet()).FiguresSheet }));

/**
 * The buyer's input boxes. Wide screens show them in a column. On tablets, a bar opens them in two
 * columns. On phones, a bar opens them in a sheet.
 */
export function Figures() {
  const isColumn = useMedia(WIDE);
  const isPhone = useMedia('(width < 40rem)');
  if (isColumn) {
    return (
      <Suspense fallback={<Skeleton className="h-140" />}>
        <FiguresColumn />
      </Suspense>
    );
  }
  return (
    <>
      <FiguresBar isDialog={isPhone} />
      {isPhone ? <Sheet /> : null}
    </>
  );
}

function FiguresBar({ isDialog }: { isDialog: boolean }) {
  const id = useId();
  const isUnfolded = useCalculator().boxes.isOpen && !isDialog;
  return (
    <section
      aria-labelledby="figures"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <BarHead isDialog={isDialog} boxesId={id} />
      {isUnfolded ? (
        <div id={id}>
          <Suspense fallback={<Skeleton className="h-140" />}>
            <UnfoldedFigures />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}

/**
 * Summarizes the price, the down payment and the assistance. Without assistance, shows the terms of
 * the loan instead. These values may be out of date while the sheet is open, because the sheet
 * covers this bar on a phone.
 */
function BarHead({ isDialog, boxesId }: { isDialog: boolean; boxesId: string }) {
  const { boxes, actions } = useCalculator();
  const { quote, estimate, details } = useLaterCalculator();
  const { isOpen } = boxes;
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
        onClick={() => actions.openBoxes(!isOpen)}
        className="-my-2 min-h-13 shrink-0 rounded-small px-2 text-sm font-semibold text-brand hover:underline"
      >
        {isUnfolded ? text.done() : text.change()}
      </button>
    </div>
  );
}

/**
 * The sheet of input boxes on a phone. It stays mounted after it opens for the first time, so that
 * closing can be animated.
 */
function Sheet() {
  const { isOpen } = useCalculator().boxes;
  // Loads the sheet's code early, so that the sheet opens right away. If this fails, opening the
  // sheet loads the code again and reports any error.
  useEffect(() => whenIdle(() => void loadSheet().catch(() => undefined)), []);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened ? (
    <Suspense fallback={null}>
      <FiguresSheet />
    </Suspense>
  ) : null;
}

function summary(quote: PricedAnswers, { comparison }: Estimate): string {
  const amounts = { price: money(quote.homePrice), own: money(quote.downPayment) };
  const { assistance } = comparison.down;
  return assistance > 0
    ? text.summaryHelped({ ...amounts, help: wholeMoney(assistance) })
    : text.summary(amounts);
}

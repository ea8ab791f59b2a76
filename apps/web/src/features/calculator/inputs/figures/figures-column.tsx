import { calculatorText } from '@/lib/texts.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { FiguresBoxes, FiguresFoot } from './figures-boxes.tsx';
import { FiguresHead } from './figures-head.tsx';

/** The boxes on a wide screen. The result stays in view under the boxes, wherever the page is scrolled to. */
export function FiguresColumn() {
  return (
    <section
      aria-labelledby="figures"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className={`px-6 pt-5 pb-2 ${aboveFoot}`}>
        <h2 id="figures" className="mb-3 text-lg font-bold">
          {calculatorText.yourFigures()}
        </h2>
        <FiguresBoxes />
      </div>
      <Foot />
    </section>
  );
}

/** The boxes below a tablet's bar, and the result below them. */
export function UnfoldedFigures() {
  return (
    <>
      <div className={`border-t border-line px-6 pt-4 pb-2 ${aboveFoot}`}>
        <FiguresBoxes />
      </div>
      <Foot />
    </>
  );
}

/** What takes focus scrolls clear of the foot. */
const aboveFoot = '**:scroll-mb-52';

/** Stays in view, unless the window is too low for it. */
function Foot() {
  return (
    <div
      data-figures-foot
      className="bottom-0 rounded-b-card border-t border-line bg-panel px-5 pt-3 pb-2 sm:px-6 [@media(height>=31rem)]:sticky"
    >
      {/* The answer says the same to a screen reader. */}
      <div className="grid gap-x-6 sm:grid-cols-2 min-[65rem]:grid-cols-1">
        <div aria-hidden>
          <FiguresHead shown={useCalculator()} />
        </div>
        <FiguresFoot />
      </div>
    </div>
  );
}

import { calculatorText } from '@/lib/texts.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { FiguresBoxes, FiguresFoot } from './figures-boxes.tsx';
import { FiguresHead } from './figures-head.tsx';

/** The input boxes on a wide screen. The result below them stays in view when the page scrolls. */
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

/** The input boxes on a tablet, below the bar that opens them. The result is below the boxes. */
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

/** Scrolls far enough that the footer does not cover the focused element. */
const aboveFoot = '**:scroll-mb-52';

/** The result, which stays in view when the page scrolls, unless the window is too short. */
function Foot() {
  return (
    <div
      data-figures-foot
      className="bottom-0 rounded-b-card border-t border-line bg-panel px-5 pt-3 pb-2 sm:px-6 [@media(height>=31rem)]:sticky"
    >
      {/* Hidden from screen readers, because the answer announces the same figures. */}
      <div className="grid gap-x-6 sm:grid-cols-2 min-[65rem]:grid-cols-1">
        <div aria-hidden>
          <FiguresHead shown={useCalculator()} />
        </div>
        <FiguresFoot />
      </div>
    </div>
  );
}

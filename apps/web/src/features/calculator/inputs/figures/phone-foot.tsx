import { yourFiguresText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useLaterCalculator } from '../../state/calculator.tsx';
import { FiguresHead } from './figures-head.tsx';

/** ID of the section with the next steps. */
export const NEXT_STEPS = 'next-steps';

/** The answer and the main button at the bottom of a phone. `ResultShell` leaves space for them. */
export function PhoneFoot() {
  const shown = useLaterCalculator();
  const isPhone = useMedia('(width < 40rem)');
  if (!isPhone) return null;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-18 items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {/* Screen readers announce the same figures in the answer. */}
      <div aria-hidden>
        <FiguresHead shown={shown} isSmall />
      </div>
      <a
        href={`#${NEXT_STEPS}`}
        className="inline-flex min-h-13 shrink-0 items-center rounded-control bg-brand px-5 font-semibold text-on-brand forced-colors:border-2"
      >
        {text.nextStep()}
      </a>
    </div>
  );
}

import ChevronUp from 'lucide-react/icons/chevron-up';
import { yourFiguresText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { FiguresLine } from './figures-head.tsx';

/** ID of the section with the next steps. */
export const NEXT_STEPS = 'next-steps';

/**
 * The payment and the main button at the bottom of a phone's screen. Pressing the payment opens the
 * input boxes. `ResultShell` leaves space for the bar.
 */
export function PhoneFoot() {
  const shown = useLaterCalculator();
  const { boxes, actions } = useCalculator();
  const isPhone = useMedia('(width < 40rem)');
  if (!isPhone) return null;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-18 items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={boxes.isOpen}
        onClick={() => actions.openBoxes(true)}
        className="flex min-h-13 min-w-0 grow items-center gap-2 rounded-control text-left"
      >
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand max-[22rem]:hidden">
          <ChevronUp size={18} aria-hidden />
        </span>
        <span className="text-sm leading-tight font-semibold">
          <FiguresLine shown={shown} />
          <span className="block font-normal text-ink-soft">{text.changeFigure()}</span>
        </span>
      </button>
      <a
        href={`#${NEXT_STEPS}`}
        className="inline-flex min-h-13 shrink-0 items-center rounded-control bg-brand px-5 font-semibold text-on-brand forced-colors:border-2"
      >
        {text.nextStep()}
      </a>
    </div>
  );
}

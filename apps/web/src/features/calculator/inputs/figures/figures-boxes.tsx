import { useEffect } from 'react';
import { AssistanceToggle } from '../../assistance/assistance-toggle.tsx';
import { KeepFigures } from '../../scenarios/keep-figures.tsx';
import { type Part, useCalculator } from '../../state/calculator.tsx';
import { OwnFigures } from '../extras-fields.tsx';
import { AmountFields, LoanFields, PlaceField } from '../inputs.tsx';
import { LastChangeLine } from './figures-strip.tsx';

/** The input boxes in one or two columns. */
export function FiguresBoxes() {
  const { part } = useCalculator().boxes;
  useEffect(() => {
    if (part) showPart(part.id);
  }, [part]);
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-1 @[34rem]:grid-cols-2">
        <AmountFields />
        <div className="mb-4 @[34rem]:row-span-2">
          <AssistanceToggle />
        </div>
        <LoanFields />
        <PlaceField />
      </div>
      <div className="mt-3 border-t border-line pt-1">
        <OwnFigures />
      </div>
    </div>
  );
}

/** Shows the last change and a button that saves the current figures. */
export function FiguresFoot() {
  return (
    <>
      <LastChangeLine {...useCalculator().lastChange} />
      <div className="sm:max-[65rem]:col-span-2">
        <KeepFigures />
      </div>
    </>
  );
}

/** Opens a section of the page, scrolls to the section and focuses its first control. */
function showPart(id: Part): void {
  const part = document.getElementById(id);
  const control = part?.querySelector<HTMLElement>('summary, input');
  control?.focus();
  if (!(part instanceof HTMLDetailsElement)) return;

  const scroll = () => requestAnimationFrame(() => part.scrollIntoView());
  // Waits until the section is open, because a closed section has no height.
  if (part.open) scroll();
  else part.addEventListener('toggle', scroll, { once: true });
  part.open = true;
}

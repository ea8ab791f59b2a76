import type { AskedPrograms, CalculatorDetails, Estimate, PricedAnswers } from '@latchkey/domain';
import { useEffect } from 'react';
import { AssistanceToggle } from '../../assistance/assistance-toggle.tsx';
import type { Help } from '../../assistance/use-help.ts';
import type { Verdict } from '../../results/verdict.ts';
import { KeepFigures } from '../../scenarios/keep-figures.tsx';
import { AmountFields, LoanFields, PlaceField } from '../inputs.tsx';
import { OwnFigures } from '../own-figures.tsx';
import { PRICE_BOX } from '../part-names.ts';
import type { Amounts } from '../use-answers.ts';
import type { LastChange } from '../use-last-change.ts';
import { LastChangeLine } from './figures-strip.tsx';

/** Everything that the buyer can change, and what the change does. */
export interface FiguresProps {
  readonly quote: PricedAnswers;
  /** The buyer's cash for closing, in whole dollars. */
  readonly cash: number;
  readonly details: CalculatorDetails;
  readonly estimate: Estimate;
  /** For the parts that may lag behind the buyer's typing. */
  readonly later: {
    readonly quote: PricedAnswers;
    readonly estimate: Estimate;
    readonly verdict: Verdict;
  };
  readonly verdict: Verdict;
  readonly help: Help;
  /** The program that the buyer came from, if any. */
  readonly programId: number | null;
  readonly lastChange: LastChange;
  readonly onAmounts: (amounts: Amounts) => void;
  readonly onDetails: (details: Partial<CalculatorDetails>) => void;
  readonly onProgram: (asked: AskedPrograms) => void;
  /** The part to open and focus. A new object asks again. */
  readonly part: { readonly id: string } | null;
}

/** The boxes, in one column or two. */
export function FiguresBoxes({ part, ...given }: FiguresProps) {
  const { quote, details, later, help, onDetails } = given;
  useEffect(() => {
    if (part) showPart(part.id);
  }, [part]);
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-1 @[34rem]:grid-cols-2">
        <div id={PRICE_BOX} className="contents">
          <AmountFields
            quote={quote}
            comparison={later.estimate.comparison}
            cash={given.cash}
            isHelpComing={later.verdict === 'loading'}
            onAmounts={given.onAmounts}
          />
        </div>
        <div className="mb-4 @[34rem]:row-span-2">
          <AssistanceToggle
            help={help}
            isWanted={details.applyAssistance}
            estimate={later.estimate}
            programId={given.programId}
            onDetails={onDetails}
            onProgram={given.onProgram}
          />
        </div>
        <LoanFields term={details.term} interestRate={details.interestRate} onDetails={onDetails} />
        <PlaceField place={quote.homeLocation} />
      </div>
      <div className="mt-3 border-t border-line pt-1">
        <OwnFigures
          quote={later.quote}
          estimate={later.estimate}
          details={details}
          onDetails={onDetails}
        />
      </div>
    </div>
  );
}

/** The last change and the button that keeps the figures. */
export function FiguresFoot({ later, details, lastChange }: FiguresProps) {
  return (
    <>
      <LastChangeLine {...lastChange} />
      <div className="sm:max-[65rem]:col-span-2">
        <KeepFigures quote={later.quote} details={details} counted={later.estimate.programs} />
      </div>
    </>
  );
}

/** Opens a part, scrolls to it and focuses its first control. */
function showPart(id: string): void {
  const part = document.getElementById(id);
  const control = part?.querySelector<HTMLElement>('summary, input');
  control?.focus();
  if (!(part instanceof HTMLDetailsElement)) return;

  const scroll = () => requestAnimationFrame(() => part.scrollIntoView());
  // Its content renders when it opens, so there is nothing to scroll to before.
  if (part.open) scroll();
  else part.addEventListener('toggle', scroll, { once: true });
  part.open = true;
}

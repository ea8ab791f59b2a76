import { useState } from 'react';
import { answerText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { checkOptionalDollars } from '../../inputs/input-checks.ts';
import { useNumberBox } from '../../inputs/use-number-box.ts';
import { useCalculator } from '../../state/calculator.tsx';

/**
 * Asks for a condo's HOA dues if the buyer has not entered them. The box stays on the page until
 * the buyer leaves it, so it does not disappear while the buyer types.
 */
export function DuesQuestion() {
  const { quote, details } = useCalculator();
  const [isAsked] = useState(details.dues === null);
  return isAsked && quote.homeType === 'condo' ? <Question /> : null;
}

function Question() {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.dues,
    check: checkOptionalDollars,
    onAccept: (dues) => actions.changeDetails({ dues }),
  });
  return (
    <div className="relative z-1 mt-1 border-t border-line pt-1.5 [&>div]:grid [&>div]:max-w-96 [&>div]:grid-cols-[1fr_7rem] [&>div]:items-center [&>div]:gap-x-3 [&_input]:min-h-11 [&_label]:mb-0">
      <MoneyField label={text.duesQuestion()} {...box} />
    </div>
  );
}

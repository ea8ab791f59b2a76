import type { Answer } from '@latchkey/domain';
import { useState } from 'react';
import { answerText as text } from '@/lib/texts.ts';
import { keepRent, storedRent } from '@/state/rent.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { checkOptionalDollars } from '../../inputs/input-checks.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { rentWords } from './rent-words.ts';

/**
 * Asks for a condo's HOA dues first, and then for the rent. Without the dues, the monthly payment
 * would seem too low compared with the rent. The box for the dues stays until it loses focus, so
 * that it does not disappear while the buyer types.
 */
export function MonthQuestion({ eachMonth }: { eachMonth: Answer['eachMonth'] }) {
  const { quote, details } = useCalculator();
  const [isTyping, setTyping] = useState(false);
  const asksDues = quote.homeType === 'condo' && (details.dues === null || isTyping);
  return (
    <div className={`relative z-1 mt-1.5 border-t border-line pt-1.5 ${gridClass}`}>
      {asksDues ? <DuesBox onTyping={setTyping} /> : <RentBox eachMonth={eachMonth} />}
    </div>
  );
}

/* The label and the words on the left, the box on the right. */
const gridClass =
  '[&>div]:grid [&>div]:min-h-11 [&>div]:grid-cols-[1fr_7rem] [&>div]:content-center [&>div]:gap-x-3 sm:[&>div]:max-w-96 [&>div>div]:col-start-2 [&>div>div]:row-span-2 [&>div>div]:row-start-1 [&>div>div]:self-center [&_input]:min-h-11 [&_input]:pr-2 [&_label]:mb-0 [&_label]:leading-4.5 [&_label]:self-center [&_label:has(+div:last-child,~p>span:empty)]:row-span-2 [&_p]:mt-0 [&_p]:leading-4.5';

function DuesBox({ onTyping }: { onTyping: (isTyping: boolean) => void }) {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.dues,
    check: checkOptionalDollars,
    onAccept: (dues) => {
      onTyping(true);
      actions.changeDetails({ dues });
    },
  });
  return (
    <MoneyField
      label={text.duesQuestion()}
      {...box}
      onBlur={() => {
        box.onBlur();
        onTyping(false);
      }}
    />
  );
}

/**
 * Compares the payments with the rent that the buyer pays now. The comparison appears next to the
 * box, in reserved space, so that nothing on the page moves.
 */
function RentBox({ eachMonth }: { eachMonth: Answer['eachMonth'] }) {
  const [rent, setRent] = useState(storedRent);
  const box = useNumberBox({
    value: rent,
    check: checkOptionalDollars,
    onAccept: (accepted) => {
      keepRent(accepted);
      setRent(accepted);
    },
  });
  const hint = (
    <span aria-live="polite" className="tabular text-ink">
      {rent === null ? '' : rentWords(rent, eachMonth)}
    </span>
  );
  return <MoneyField label={text.rentCompare()} hint={box.error ? undefined : hint} {...box} />;
}

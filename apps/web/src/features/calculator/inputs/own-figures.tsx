import { money } from '@/lib/format.ts';
import { extrasText as text, yourFiguresText } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { type Part, useLaterCalculator } from '../state/calculator.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { LocalRates } from './local-rates.tsx';

const EXTRAS: Part = 'extras';

/** Inputs for a buyer with better numbers: the county's rates, and costs that we leave out. */
export function OwnFigures() {
  const added = useLaterCalculator().estimate.costs.added.total;
  return (
    <Disclosure
      id={EXTRAS}
      title={yourFiguresText.addWhatYouKnow()}
      note={added > 0 ? text.added({ added: money(added) }) : yourFiguresText.addNote()}
    >
      <div className="grid gap-6">
        <ExtrasFields />
        <div className="border-t border-line pt-5">
          <LocalRates />
        </div>
      </div>
    </Disclosure>
  );
}

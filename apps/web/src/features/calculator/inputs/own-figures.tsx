import type { CalculatorDetails, Estimate, PricedAnswers } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { extrasText as text, yourFiguresText } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { LocalRates } from './local-rates.tsx';
import { EXTRAS } from './part-names.ts';

/** Inputs for a buyer with better numbers: the county's rates, and costs that we leave out. */
export function OwnFigures({
  quote,
  estimate,
  details,
  onDetails,
}: {
  quote: PricedAnswers;
  estimate: Estimate;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const added = estimate.costs.added.total;
  return (
    <Disclosure
      id={EXTRAS}
      title={yourFiguresText.addWhatYouKnow()}
      note={added > 0 ? text.added({ added: money(added) }) : yourFiguresText.addNote()}
    >
      <div className="grid gap-6">
        <ExtrasFields
          estimate={estimate}
          state={quote.homeLocation.state}
          details={details}
          onDetails={onDetails}
        />
        <div className="border-t border-line pt-5">
          <LocalRates quote={quote} details={details} onDetails={onDetails} />
        </div>
      </div>
    </Disclosure>
  );
}

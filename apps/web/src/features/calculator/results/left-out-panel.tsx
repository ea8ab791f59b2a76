import { paymentText, panelsText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { LeftOut, type LeftOutCost, LeftOutList } from '@/ui/left-out.tsx';
import { type Calculator, useCalculator, useLaterCalculator } from '../state/calculator.tsx';

/** Lists what the figures leave out. The list is collapsed to one line. */
export function LeftOutPanel() {
  const later = useLaterCalculator();
  const { counted, insurance } = leftOutOf(later);
  const parts = [
    ...(insurance ? [insurance.short] : []),
    ...(counted.includes('closing-costs') ? [] : [text.shortClosing()]),
    ...(counted.includes('dues') ? [] : [text.shortDues()]),
    text.shortFlood(),
    text.shortMore(),
  ];
  return (
    <section aria-label={paymentText.leftOutTitle()}>
      <Disclosure
        title={paymentText.leftOutTitle()}
        note={
          <span className="max-sm:hidden">{text.leftOutNote({ parts: parts.join(', ') })}</span>
        }
      >
        <LeftOutList counted={counted}>
          <More insurance={insurance} />
        </LeftOutList>
        <button
          type="button"
          onClick={() => later.actions.showPart('extras')}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
        >
          {text.addThem()}
        </button>
      </Disclosure>
    </section>
  );
}

/** The list of costs that the figures leave out, for the printed page. It is always open. */
export function PrintedLeftOut() {
  const { counted, insurance } = leftOutOf(useCalculator());
  return (
    <div className="rounded-card border border-line bg-panel p-5">
      <LeftOut counted={counted}>
        <More insurance={insurance} />
      </LeftOut>
    </div>
  );
}

/** Text about mortgage insurance, in a word and in a sentence. */
interface InsuranceWords {
  readonly short: string;
  readonly long: string;
}

function More({ insurance }: { insurance: InsuranceWords | null }) {
  return (
    <>
      {insurance ? <li>{insurance.long}</li> : null}
      <li>{text.more()}</li>
    </>
  );
}

/**
 * Returns the costs that the list must skip, and the text for mortgage insurance with an unknown
 * rate.
 */
function leftOutOf({ estimate, details }: Pick<Calculator, 'estimate' | 'details'>): {
  readonly counted: readonly LeftOutCost[];
  readonly insurance: InsuranceWords | null;
} {
  const counted: LeftOutCost[] = ['mortgage-insurance', 'line-interest'];
  if (details.closingCosts !== 0) counted.push('closing-costs');
  if (details.dues !== null) counted.push('dues');
  const insurance = { short: text.shortInsurance(), long: text.insuranceUnknown() };
  return { counted, insurance: estimate.unknown.insurance ? insurance : null };
}

import { costTables, type Estimate, mortgageInsurance } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { paymentText, panelsText as text } from '@/lib/texts.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { LeftOut, type LeftOutCost, LeftOutList } from '@/ui/left-out.tsx';
import { type Calculator, useCalculator, useLaterCalculator } from '../state/calculator.tsx';

/**
 * What the figures leave out: one line that opens into a list, with the cost of mortgage insurance
 * if it is known.
 */
export function LeftOutPanel() {
  const later = useLaterCalculator();
  const { counted, insurance } = leftOutOf(later);
  const parts = [
    ...(insurance ? [insurance.short] : []),
    ...(counted.includes('line-interest') ? [] : [text.shortLineInterest()]),
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

/** The same list for paper, open. */
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

/** Mortgage insurance, or the fee that takes its place, in a word and in a sentence. */
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

/** The costs that the list skips, and the words for mortgage insurance unless it is counted. */
function leftOutOf({ estimate, details }: Pick<Calculator, 'estimate' | 'details'>): {
  readonly counted: readonly LeftOutCost[];
  readonly insurance: InsuranceWords | null;
} {
  const counted: LeftOutCost[] = ['mortgage-insurance'];
  const { isQualified, secondLoan } = estimate.comparison;
  if (!isQualified || secondLoan.product !== 'Line of Credit') counted.push('line-interest');
  if (details.closingCosts !== 0) counted.push('closing-costs');
  if (details.dues > 0) counted.push('dues');
  return { counted, insurance: details.mortgageInsurance ? null : insuranceWords(estimate) };
}

function insuranceWords({ facts, comparison, loanType }: Estimate): InsuranceWords | null {
  const loan = { principal: comparison.loanAmount, interest: facts.interest, years: facts.term };
  const insurance = mortgageInsurance(loan, loanType, facts, costTables);
  if (insurance.kind === 'none') return null;
  const short = text.shortInsurance();
  if (insurance.kind === 'unknown') return { short, long: text.insuranceUnknown() };
  const monthly = money(insurance.premiums[0]?.amount ?? 0);
  if (insurance.kind === 'private') {
    return { short, long: text.insuranceLikely({ monthly, months: insurance.months }) };
  }
  const upFront = money(insurance.upFront);
  if (insurance.kind === 'va')
    return { short: text.shortVa(), long: text.insuranceVa({ upFront }) };
  if (insurance.kind === 'usda') {
    return { short: text.shortUsda(), long: text.insuranceUsda({ monthly, upFront }) };
  }
  const long = insurance.isForLife
    ? text.insuranceForLife({ monthly, upFront })
    : text.insuranceForYears({ monthly, months: insurance.months, upFront });
  return { short, long };
}

import {
  addedPayment,
  type CalculatorDetails,
  defaultCalculatorDetails,
  type Estimate,
  extraPrincipalSavings,
  monthOfYear,
} from '@latchkey/domain';
import { money, wholeMoney } from '@/lib/format.ts';
import { extrasText as text, yourFiguresText } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { type Part, useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { ClosingCostsField } from './closing-costs-field.tsx';
import { checkExtraDollars, checkOptionalDollars, checkPoints } from './input-checks.ts';
import { InsuranceSwitch } from './insurance-switch.tsx';
import { LenderFeesField } from './lender-fees-field.tsx';
import { LocalRates } from './local-rates.tsx';

/** Fields for extra costs, and for rates that the buyer can replace. */
function ExtrasFields() {
  const { details, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  return (
    <fieldset>
      <legend className="float-left text-base font-bold">{text.extrasTitle()}</legend>
      <p className="clear-both text-sm text-ink-soft">{text.extrasLead()}</p>
      <InsuranceSwitch />
      <div className="mt-4 grid gap-x-5 gap-y-2 sm:grid-cols-2 [&>div]:min-h-33">
        <Dues />
        <ExtraPrincipal hint={extraHint(estimate)} />
        <ClosingCostsField />
        <Points />
        <LenderFeesField />
      </div>
      <Button
        look="outline"
        disabled={!hasExtras(details)}
        className="mt-2 disabled:opacity-60"
        onClick={() => actions.changeDetails(noneAdded)}
      >
        {text.resetExtras()}
      </Button>
    </fieldset>
  );
}

const { mortgageInsurance, closingCosts, points, lenderFees, dues, extraPrincipal } =
  defaultCalculatorDetails;

/** The values when the buyer has not added any extra costs. */
const noneAdded = { mortgageInsurance, closingCosts, points, lenderFees, dues, extraPrincipal };

/** Whether the buyer has entered any of these costs or rates. */
function hasExtras(details: CalculatorDetails): boolean {
  return (
    details.mortgageInsurance !== mortgageInsurance ||
    details.closingCosts !== closingCosts ||
    details.points !== points ||
    details.lenderFees !== lenderFees ||
    details.dues !== dues ||
    details.extraPrincipal !== extraPrincipal
  );
}

function Dues() {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.dues,
    check: checkOptionalDollars,
    onAccept: (accepted) => actions.changeDetails({ dues: accepted }),
  });
  return (
    <div>
      <MoneyField label={text.dues()} hint={box.error ? undefined : text.duesHint()} {...box} />
    </div>
  );
}

function ExtraPrincipal({ hint }: { hint: string }) {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.extraPrincipal,
    check: checkExtraDollars,
    onAccept: (accepted) => actions.changeDetails({ extraPrincipal: accepted }),
  });
  return (
    <div>
      <MoneyField label={text.extraPrincipal()} hint={box.error ? undefined : hint} {...box} />
    </div>
  );
}

function Points() {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.points,
    check: checkPoints,
    onAccept: (accepted) => actions.changeDetails({ points: accepted }),
  });
  return (
    <div>
      <PercentField
        label={text.points()}
        hint={box.error ? undefined : text.pointsHint()}
        {...box}
      />
    </div>
  );
}

function extraHint({ comparison: { traditional, firstLoan } }: Estimate): string {
  const { months, interest } = extraPrincipalSavings(traditional, firstLoan);
  return months > 0
    ? text.extraSaves({ sooner: span(months), interest: wholeMoney(interest) })
    : text.extraHint();
}

function span(months: number): string {
  const years = Math.floor(months / 12);
  if (months % 12 === 0) return text.years({ years });
  return years > 0 ? text.yearsAndMonths({ years, months: months % 12 }) : text.months({ months });
}

const EXTRAS: Part = 'extras';

/** Inputs for the county's rates, and for costs that our figures do not include. */
export function OwnFigures() {
  const { comparison, details } = useLaterCalculator().estimate;
  const added = addedPayment(monthOfYear(comparison.traditional.months, 1), details);
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

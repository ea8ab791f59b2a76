import { type CalculatorDetails, type Estimate, noExtras } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { extrasText as text, yourFiguresText } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { type Part, useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import { ClosingCostsField } from './closing-costs-field.tsx';
import { checkExtraDollars, checkPoints } from './input-checks.ts';
import { InsuranceSwitch } from './insurance-switch.tsx';
import { LocalRates } from './local-rates.tsx';
import { useNumberBox } from './use-number-box.ts';

/** Costs that a buyer can add. All but the closing costs are off or zero by default. */
function ExtrasFields() {
  const { details, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  return (
    <fieldset>
      <legend className="float-left text-base font-bold">{text.extrasTitle()}</legend>
      <p className="clear-both text-sm text-ink-soft">{text.extrasLead()}</p>
      <InsuranceSwitch />
      <div className="mt-4 grid gap-x-5 gap-y-2 sm:grid-cols-2 [&>div]:min-h-33">
        <Dollars name="dues" label={text.dues()} hint={text.duesHint()} />
        <Dollars name="extraPrincipal" label={text.extraPrincipal()} hint={extraHint(estimate)} />
        <ClosingCostsField />
        <Points />
        <Dollars name="lenderFees" label={text.lenderFees()} hint={text.lenderFeesHint()} />
      </div>
      <Button
        look="outline"
        disabled={!hasExtras(details)}
        className="mt-2 disabled:opacity-60"
        onClick={() => actions.changeDetails({ ...noExtras, closingCosts: null })}
      >
        {text.resetExtras()}
      </Button>
    </fieldset>
  );
}

/** Whether the buyer has added anything. */
function hasExtras({
  mortgageInsurance,
  closingCosts,
  points,
  lenderFees,
  dues,
  extraPrincipal,
}: CalculatorDetails): boolean {
  const added = points + lenderFees + dues + extraPrincipal;
  return mortgageInsurance || closingCosts !== null || added > 0;
}

function Dollars({
  name,
  label,
  hint,
}: {
  name: 'dues' | 'extraPrincipal' | 'lenderFees';
  label: string;
  hint: string;
}) {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details[name],
    check: checkExtraDollars,
    onAccept: (dollars) => actions.changeDetails({ [name]: dollars }),
  });
  return (
    <div>
      <MoneyField label={label} hint={box.error ? undefined : hint} {...box} />
    </div>
  );
}

function Points() {
  const { details, actions } = useCalculator();
  const box = useNumberBox({
    value: details.points,
    check: checkPoints,
    onAccept: (points) => actions.changeDetails({ points }),
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

function extraHint({ costs: { monthsSaved, interestSaved } }: Estimate): string {
  return monthsSaved > 0
    ? text.extraSaves({ sooner: span(monthsSaved), interest: money(Math.round(interestSaved)) })
    : text.extraHint();
}

function span(months: number): string {
  const years = Math.floor(months / 12);
  if (months % 12 === 0) return text.years({ years });
  return years > 0 ? text.yearsAndMonths({ years, months: months % 12 }) : text.months({ months });
}

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

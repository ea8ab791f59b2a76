import { type RentAssumptions, type RentOrBuy, rentOrBuy } from '@latchkey/domain';
import { rentOrBuyText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { useNumberBox } from '@/ui/use-number-box.ts';
import { checkRent, checkYearlyGrowth } from './rent-checks.ts';
import { MonthTable, YearsTable } from './rent-tables.tsx';
import { type ComparedHome, rentLead, rentNotes } from './rent-words.ts';
import type { RentState } from './use-rent.ts';

/** The years whose monthly payments are shown. */
const monthYears = [1, 3, 5, 7, 10];

interface Props {
  readonly compared: ComparedHome;
  readonly rent: RentState;
}

/**
 * Compares renting with buying a home, after 3 to 10 years. The card is closed by default. It never
 * says which option is better.
 */
export function RentCard({ compared, rent }: Props) {
  return (
    <Card className="py-3!">
      <Disclosure
        title={<span className="text-lg">{text.title()}</span>}
        note={text.note()}
        onToggle={rent.setOpen}
      >
        <p className="max-w-150">{rentLead(compared)}</p>
        <AssumptionFields assumptions={rent.assumptions} onChange={rent.change} />
        <Comparison compared={compared} assumptions={rent.assumptions} />
      </Disclosure>
    </Card>
  );
}

function Comparison({
  compared,
  assumptions,
}: {
  compared: ComparedHome;
  assumptions: RentAssumptions;
}) {
  const years = rentOrBuy(compared.home, assumptions);
  return (
    <>
      <div className="mt-5 grid gap-5">
        <YearsTable years={years} />
        <MonthTable years={rentOrBuy(compared.home, assumptions, monthYears)} />
      </div>
      <Notes years={years} compared={compared} />
    </>
  );
}

function Notes({ years, compared }: { years: readonly RentOrBuy[]; compared: ComparedHome }) {
  return (
    <div className="mt-3 grid max-w-150 gap-1.5 text-sm text-ink-soft">
      {rentNotes(years, compared).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

function AssumptionFields({
  assumptions: { rent, rentGrowth, priceGrowth },
  onChange,
}: {
  assumptions: RentAssumptions;
  onChange: RentState['change'];
}) {
  const rentBox = useNumberBox({
    value: rent,
    check: checkRent,
    onAccept: (accepted) => onChange({ rent: accepted }),
  });
  const rentGrowthBox = useNumberBox({
    value: rentGrowth,
    check: checkYearlyGrowth,
    onAccept: (accepted) => onChange({ rentGrowth: accepted }),
  });
  const priceGrowthBox = useNumberBox({
    value: priceGrowth,
    check: checkYearlyGrowth,
    onAccept: (accepted) => onChange({ priceGrowth: accepted }),
  });
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 [&>div:first-child]:max-sm:col-span-2">
      <MoneyField label={text.rent()} {...rentBox} />
      <PercentField label={text.rentGrows()} {...rentGrowthBox} />
      <PercentField label={text.pricesGrow()} {...priceGrowthBox} />
    </div>
  );
}

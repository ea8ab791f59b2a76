import { type Estimate, leadingLoweredPlan, type SaleOutcome } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { saleText as text } from '@/lib/texts.ts';
import { unknownWords } from '../../assistance/help-cost-words.ts';

/** Shows the sale price, each loan's balance at the sale, and the net proceeds. */
export function SaleFigures({ estimate, sale }: { estimate: Estimate; sale: SaleOutcome }) {
  const { program, help } = estimate;
  const plan = leadingLoweredPlan(estimate);
  const { netProceeds } = sale;
  const unknown = help.find(({ balance }) => balance.kind === 'unknown')?.program ?? program;
  const dollars = netProceeds.kind === 'known' ? netProceeds.dollars : netProceeds.dollarsBefore;
  const label = netProceeds.kind === 'known' ? text.left() : text.leftBeforeHelp();
  return (
    <dl className="grid gap-1 text-sm">
      <Row label={text.price()} value={wholeMoney(sale.price)} />
      <Row label={text.firstLoan()} value={less(sale.firstLoan)} />
      {plan ? (
        <Row
          label={plan.product === 'Line of Credit' ? text.lineOfCredit() : text.secondLoan()}
          value={less(sale.secondLoan)}
        />
      ) : null}
      {program ? <Row label={text.help()} value={helpValue(sale)} /> : null}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-2.5">
        <dt className="font-bold">{dollars < 0 ? text.short() : label}</dt>
        <dd className="tabular text-xl font-bold">{wholeMoney(Math.abs(dollars))}</dd>
        {netProceeds.kind === 'unknown' ? (
          <dd className="basis-full text-sm">{unknownWords(netProceeds, unknown?.repayment)}</dd>
        ) : null}
      </div>
    </dl>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular text-right font-semibold">{value}</dd>
    </div>
  );
}

/** Formats an amount that is subtracted from the price, with a minus sign unless it is zero. */
function less(dollars: number): string {
  return wholeMoney(dollars >= 0.5 ? -dollars : 0);
}

/** Formats the assistance balance for a table cell. */
export function helpCell({ assistance }: Pick<SaleOutcome, 'assistance'>): string {
  return assistance.kind === 'owed' ? wholeMoney(assistance.dollars) : helpValue({ assistance });
}

/** Formats the assistance balance at a sale as a short value. */
function helpValue({ assistance }: Pick<SaleOutcome, 'assistance'>): string {
  switch (assistance.kind) {
    case 'owed':
      return less(assistance.dollars);
    case 'fell-due':
      return text.fellDue({ year: assistance.afterYears, dollars: wholeMoney(assistance.dollars) });
    case 'unknown':
      return text.unknown();
  }
}

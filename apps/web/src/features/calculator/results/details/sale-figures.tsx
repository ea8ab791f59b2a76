import type { Estimate, SaleOutcome } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { saleText as text } from '@/lib/texts.ts';
import { unknownWords } from '../../assistance/help-cost-words.ts';

/** The sale price, each loan's balance at the sale, and the net proceeds. */
export function SaleFigures({ estimate, sale }: { estimate: Estimate; sale: SaleOutcome }) {
  const { comparison, program, help } = estimate;
  const { netProceeds } = sale;
  const unknown = help.find(({ balance }) => balance.kind === 'unknown')?.program ?? program;
  const dollars = netProceeds.kind === 'known' ? netProceeds.dollars : netProceeds.dollarsBefore;
  const label = netProceeds.kind === 'known' ? text.left() : text.leftBeforeHelp();
  return (
    <dl className="grid gap-1 text-sm">
      <Row label={text.price()} value={whole(sale.price)} />
      <Row label={text.firstLoan()} value={less(sale.firstLoan)} />
      {comparison.isQualified ? (
        <Row label={secondLabel(estimate)} value={less(sale.secondLoan)} />
      ) : null}
      {program ? <Row label={text.help()} value={helpValue(sale)} /> : null}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-2.5">
        <dt className="font-bold">{dollars < 0 ? text.short() : label}</dt>
        <dd className="tabular text-xl font-bold">{whole(Math.abs(dollars))}</dd>
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

function secondLabel({ comparison }: Estimate): string {
  return comparison.secondLoan.product === 'Line of Credit'
    ? text.lineOfCredit()
    : text.secondLoan();
}

/** An amount to subtract from the price, with a minus sign unless it is zero. */
function less(dollars: number): string {
  return whole(dollars >= 0.5 ? -dollars : 0);
}

/** Dollars without cents, because an estimate this far ahead is not that precise. */
export function whole(dollars: number): string {
  const sign = dollars <= -0.5 ? '\u2212' : '';
  return sign + money(Math.round(Math.abs(dollars)));
}

/** The assistance balance in a table cell. */
export function helpCell({ assistance }: Pick<SaleOutcome, 'assistance'>): string {
  return assistance.kind === 'owed' ? whole(assistance.dollars) : helpValue({ assistance });
}

/** The assistance balance at a sale, as short text. */
function helpValue({ assistance }: Pick<SaleOutcome, 'assistance'>): string {
  switch (assistance.kind) {
    case 'owed':
      return less(assistance.dollars);
    case 'fell-due':
      return text.fellDue({ year: assistance.afterYears, dollars: whole(assistance.dollars) });
    case 'unknown':
      return text.unknown();
  }
}

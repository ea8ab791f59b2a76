import {
  allInPayment,
  type Estimate,
  type LoweredPlan,
  leadingLoweredPlan,
  type Month,
  monthOfYear,
} from '@latchkey/domain';
import { detailsText as text } from '@/lib/texts.ts';
import type { PartLook } from '../../charts/stacked-bar.tsx';

/** One part of an all-in monthly payment. */
export interface MonthPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
  /** The amount in dollars a month. */
  readonly dollars: number;
}

/** A payment, drawn as a bar. */
export interface MonthBar {
  readonly key: 'lowered' | 'after' | 'traditional';
  readonly label: string;
  readonly total: number;
  readonly parts: readonly MonthPart[];
}

/**
 * Returns the payments to compare. If there is no lowered payment, returns only the traditional
 * payment. A striped part represents the amount that the lowered payment does not include, so both
 * bars are about equally long.
 */
export function monthBars(
  estimate: Pick<Estimate, 'comparison' | 'leadsWith'>,
): readonly MonthBar[] {
  const { traditional } = estimate.comparison;
  const plan = leadingLoweredPlan(estimate);
  const instead = monthOfYear(traditional.months, 1);
  const last: MonthBar = {
    key: 'traditional',
    label: text.traditionalYear1(),
    ...bar(instead),
  };
  if (!plan) return [last];
  const { years, months } = plan;
  return [
    {
      key: 'lowered',
      label: text.yearsLowered({ years }),
      ...bar(monthOfYear(months, 1), { plan, upTo: allInPayment(instead) }),
    },
    {
      key: 'after',
      label: text.fromYear({ year: years + 1 }),
      ...bar(monthOfYear(months, years + 1)),
    },
    last,
  ];
}

/**
 * @param plan the lowered plan that the month belongs to. With a line of credit, the plan's monthly
 * amount is the part of taxes and insurance that exceeds the line's limit.
 * @param upTo the total, in dollars, up to which a striped part fills the bar if the payment is
 * lower
 */
function bar(
  month: Month,
  { plan, upTo = 0 }: { plan?: LoweredPlan; upTo?: number } = {},
): Pick<MonthBar, 'total' | 'parts'> {
  const total = allInPayment(month);
  const part = (key: string, label: string, look: PartLook, dollars: number): MonthPart => ({
    key,
    label,
    look,
    dollars,
  });
  const second = plan?.product === 'Line of Credit' ? text.partOfTaxes() : text.secondLoan();
  const parts = [
    part('loan', text.loan(), 'loan', month.principalAndInterest),
    part('second', second, 'second', month.secondLoan),
    part('line', text.lineOfCredit(), 'second', month.line),
    part('insurance', text.mortgageInsurance(), 'other', month.insurance),
    part('fee', text.upFrontFee(), 'fee', month.premium),
    part('dues', text.dues(), 'dues', month.dues),
    part('help', text.help(), 'help', month.assistance),
    part('taxes', text.taxesAndInsurance(), 'taxes', month.taxesAndInsurance),
    part('moved', text.movedToLater(), 'moved', upTo - total),
  ];
  return { total, parts: parts.filter(({ dollars }) => dollars > 0) };
}

/**
 * Lists the parts of all bars without duplicates. If a part is in the bar for year 1, the list
 * contains its amount from year 1.
 */
export function monthLegend(bars: readonly MonthBar[]): readonly MonthPart[] {
  const inYear1 = bars.filter(({ key }) => key !== 'after');
  const parts = [...inYear1, ...bars].flatMap((each) => each.parts);
  return parts.filter(({ key }, index) => parts.findIndex((each) => each.key === key) === index);
}

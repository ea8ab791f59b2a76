import {
  type CalculatorDetails,
  type CashFacts,
  type CountedClosingCosts,
  costTables,
  countedClosingCosts,
} from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import type { PartLook } from '../../charts/stacked-bar.tsx';

interface CashPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
  readonly dollars: number;
}

/** The closing costs that the figures count, and where the percentage comes from. */
export function closingCostsOf(
  { closingCosts }: Pick<CalculatorDetails, 'closingCosts'>,
  state: string,
): CountedClosingCosts {
  return countedClosingCosts(closingCosts, state, costTables.closingCosts);
}

/** How the cash compares with what closing takes, in short. */
export function gapTitle({ short, left }: CashFacts['gap']): string {
  if (short > 0) return text.shortTitle({ short: money(short) });
  return left > 0 ? text.leftTitle({ left: money(left) }) : text.enoughTitle();
}

/** What takes cash at closing, without the parts that are 0. */
export function cashParts(
  needed: CashFacts['needed'],
  counted: CountedClosingCosts,
  state: string,
): readonly CashPart[] {
  const parts: CashPart[] = [
    { key: 'down', label: text.ownMoney(), look: 'loan', dollars: needed.downPayment },
    {
      key: 'taxes',
      label: needed.plan === 'lowered' ? text.prepaid() : text.escrow(),
      look: 'taxes',
      dollars: needed.taxesAndInsurance,
    },
    {
      key: 'closing',
      label: closingLabel(counted, state),
      look: 'other',
      dollars: needed.closingCosts,
    },
    { key: 'points', label: text.points(), look: 'dues', dollars: needed.points },
    { key: 'fees', label: text.lenderFees(), look: 'fee', dollars: needed.lenderFees },
  ];
  return parts.filter(({ dollars }) => dollars > 0);
}

function closingLabel(counted: CountedClosingCosts, state: string): string {
  const amount = percent(counted.percent);
  if (counted.kind === 'own') return text.closingCosts({ percent: amount });
  const place = counted.kind === 'state-average' ? state : text.country();
  return text.closingAverage({ percent: amount, place });
}

import {
  ASSUMED_LENDER_FEES,
  type CalculatorDetails,
  type CashFacts,
  type CountedClosingCosts,
  costTables,
  countedClosingCosts,
  type Estimate,
  roundedUp,
  wholeCash,
} from '@latchkey/domain';
import { percent, wholeMoney } from '@/lib/format.ts';
import { stateName } from '@/lib/state-name.ts';
import { detailsText as text } from '@/lib/texts.ts';
import type { PartLook } from '../../charts/stacked-bar.tsx';

export interface CashPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
  /** Not rounded. */
  readonly dollars: number;
  /** The amount in whole dollars. All amounts add up to the total. See {@link wholeCash}. */
  readonly shown: number;
}

/** The closing costs used in the figures, and the source of their percentage. */
export function closingCostsOf(
  { closingCosts }: Pick<CalculatorDetails, 'closingCosts'>,
  state: string,
): CountedClosingCosts {
  return countedClosingCosts(closingCosts, state, costTables.closingCosts);
}

/** A title that says whether the buyer's cash covers the cash due at closing, in whole dollars. */
export function gapTitle({ short, left }: CashFacts['gap']): string {
  if (short > 0) return text.shortTitle({ short: wholeMoney(roundedUp(short)) });
  return left >= 1 ? text.leftTitle({ left: wholeMoney(Math.floor(left)) }) : text.enoughTitle();
}

/** The inputs, other than the amounts, that determine the labels of the parts. */
interface CashLabels {
  readonly counted: CountedClosingCosts;
  /** The home's state, as a two-letter code. */
  readonly state: string;
  readonly details: Pick<CalculatorDetails, 'lenderFees' | 'prepaidInterestDays'>;
  readonly help: Estimate['help'];
}

/** The parts of the cash due at closing, except parts that are 0. */
export function cashParts(needed: CashFacts['needed'], labels: CashLabels): readonly CashPart[] {
  const { lenderFees, prepaidInterestDays: days } = labels.details;
  const fees =
    lenderFees === null
      ? text.lenderFeesAssumed({ percent: percent(ASSUMED_LENDER_FEES) })
      : text.lenderFees();
  const whole = wholeCash(needed, labels.help);
  const part = (
    key: string,
    name: Exclude<keyof typeof whole, 'total'>,
    label: string,
    look: PartLook,
  ): CashPart => ({ key, label, look, dollars: needed[name], shown: whole[name] });
  const taxes = needed.plan === 'lowered' ? text.prepaid() : text.escrow();
  const parts = [
    part('down', 'downPayment', text.ownMoney(), 'loan'),
    part('taxes', 'taxesAndInsurance', taxes, 'taxes'),
    part('closing', 'closingCosts', closingLabel(labels), 'other'),
    part('points', 'points', text.points(), 'dues'),
    part('fees', 'lenderFees', fees, 'fee'),
    part('interest', 'prepaidInterest', text.prepaidInterest({ days }), 'help'),
    part('opening', 'openingFee', text.openingFee(), 'second'),
  ];
  return parts.filter(({ dollars }) => dollars > 0);
}

/**
 * Lists the programs that pay closing costs, and the amount that each one pays, in whole dollars.
 */
export function closingHelp({ help }: Pick<Estimate, 'help'>) {
  return help
    .filter(({ towardClosing }) => towardClosing > 0)
    .map(({ program: { id, programName }, towardClosing }) => {
      return { id, program: programName, amount: wholeMoney(towardClosing) };
    });
}

/**
 * States how much of the buyer's cash is the down payment. Compares whole dollars, because the page
 * shows whole dollars and the exact down payment may contain cents.
 */
export function downPaymentWords({
  gap,
  needed,
}: {
  readonly gap: Pick<CashFacts['gap'], 'have'>;
  readonly needed: Pick<CashFacts['needed'], 'downPayment'>;
}): string {
  const have = wholeMoney(gap.have);
  const apart = Math.round(needed.downPayment) - Math.round(gap.have);
  if (apart > 0) return text.moreDown({ have });
  return apart === 0
    ? text.allInDown({ have })
    : text.someDown({ have, down: wholeMoney(needed.downPayment) });
}

function closingLabel({ counted, state }: CashLabels): string {
  const amount = percent(counted.percent);
  if (counted.kind === 'own') return text.closingCosts({ percent: amount });
  const place = counted.kind === 'state-average' ? stateName(state) : text.country();
  return text.closingAverage({ percent: amount, place });
}

import {
  type BoughtHome,
  type RentAssumptions,
  type RentOrBuy,
  YEARLY_GROWTH,
} from '@latchkey/domain';
import { percent, wholeMoney } from '@/lib/format.ts';
import { rentOrBuyText as text } from '@/lib/texts.ts';

/** The home that the rent is compared with. */
export interface ComparedHome {
  readonly home: BoughtHome;
  /** The name of the assistance that pays part of the price. Null if there is no assistance. */
  readonly helpName: string | null;
}

/** Describes the home that the rent is compared with. */
export function rentLead({ home, helpName }: ComparedHome): string {
  const price = wholeMoney(home.facts.homePrice);
  return helpName === null ? text.lead({ price }) : text.leadWith({ price, program: helpName });
}

/** States which costs the figures include and which they exclude. */
export function rentNotes(years: readonly RentOrBuy[], { helpName }: ComparedHome): string[] {
  const parts = helpName === null ? text.parts() : text.partsWithHelp();
  const isRange = years.some(({ helpOwed: { least, most } }) => least < most);
  return [
    ...(years.some(({ rent }) => rent === null) ? [text.rentMissing()] : []),
    `${parts} ${text.leftOut()}`,
    text.assumed({ growth: percent(YEARLY_GROWTH * 100) }),
    ...(isRange ? [text.ask()] : []),
  ];
}

/** States the assumptions of a printed comparison, because paper has no input boxes. */
export function printedAssumptions({ rentGrowth, priceGrowth }: RentAssumptions): string {
  return text.printed({ rent: percent(rentGrowth), price: percent(priceGrowth) });
}

import { Percent } from '../units.ts';

/** What a buyer may add to the comparison. All off or zero at first: its figures are without them. */
export interface Extras {
  /** Whether mortgage insurance is counted where the loan asks for it. */
  readonly mortgageInsurance: boolean;
  /** Title, appraisal, recording, transfer tax: percent of the price. No finance charges. */
  readonly closingCosts: Percent;
  /** Points for a lower rate or for origination: percent of the base loan. */
  readonly points: Percent;
  /** What the lender charges beside points, at closing: dollars. */
  readonly lenderFees: number;
  /** Of a homeowners association: dollars a month. */
  readonly dues: number;
  /** Towards the first loan on top of its payment: dollars a month. */
  readonly extraPrincipal: number;
}

export const noExtras: Extras = {
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  points: Percent.parse(0),
  lenderFees: 0,
  dues: 0,
  extraPrincipal: 0,
};

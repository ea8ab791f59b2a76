import type { County, PropertyTax } from '@latchkey/contract';
import {
  type CountedDetails,
  type CreditScore,
  type Estimate,
  hasLoan,
  locationInWords,
  type PricedAnswers,
  YEARLY_GROWTH,
} from '@latchkey/domain';
import { choiceLabel } from '@/lib/answer-text.ts';
import { county as countyName, money, percent, rate, sourceDate } from '@/lib/format.ts';
import { printText as text, trueCostText } from '@/lib/texts.ts';
import { programNames } from '../assistance/help-cost-words.ts';
import { propertyTaxOf } from '../inputs/property-tax-of.ts';

export interface Assumption {
  readonly label: string;
  readonly value: string;
}

/**
 * Lists the assumptions behind the figures, including the extra costs that the buyer entered.
 *
 * @param creditScore the buyer's answer, or null if the buyer has not answered
 * @param county the county's data, with the basis of the property tax. Undefined until it has
 * loaded
 */
export function assumptions(
  { homePrice, downPayment, homeLocation }: PricedAnswers,
  creditScore: CreditScore | null,
  estimate: Estimate,
  county: County | undefined,
): Assumption[] {
  const { facts, details, programs, help } = estimate;
  const amount = money(help.reduce((sum, { amount: paid }) => sum + paid, 0));
  return [
    {
      label: text.location(),
      value: locationInWords({ ...homeLocation, county: countyName(homeLocation.county) }),
    },
    { label: text.homePrice(), value: money(homePrice) },
    { label: text.downPayment(), value: money(downPayment) },
    {
      label: text.help(),
      value:
        programs.length > 0
          ? text.helpFrom({ amount, program: programNames(programs) })
          : text.noHelp(),
    },
    ...(hasLoan(estimate) ? loanTerms(estimate) : []),
    {
      label: text.creditScore(),
      value: creditScore ? choiceLabel(creditScore) : text.scoreAssumed(),
    },
    {
      label: text.propertyTax(),
      value: propertyTax(facts.propertyTax, county && propertyTaxOf(county, homeLocation)),
    },
    { label: text.insurance(), value: rate(facts.insurance * 100) },
    { label: text.growth(), value: text.growthWords({ growth: percent(YEARLY_GROWTH * 100) }) },
    ...homeExtras(details),
    ...(hasLoan(estimate) ? loanExtras(details) : []),
  ];
}

/**
 * Returns the tax rate and what the rate is based on. If the rate differs from ours, the buyer
 * entered it or it is one of our older rates, so we do not know what it is based on.
 */
function propertyTax(fraction: number, tax: PropertyTax | undefined): string {
  const words = { rate: rate(fraction * 100) };
  if (!tax || tax.rate !== fraction) return words.rate;
  const { basis, afterSale } = tax;
  if (basis !== 'after_sale' || !afterSale) {
    return text.taxOfOwners({ ...words, date: sourceDate(tax.asOf) });
  }
  return afterSale.quality === 'minimum'
    ? text.taxMinimum(words)
    : text.taxAfterSale({ ...words, date: sourceDate(afterSale.asOf) });
}

function loanTerms({ terms, loanType, noCommonLoan }: Estimate): Assumption[] {
  const { loanAmount, years, interest } = terms;
  const type = noCommonLoan ? trueCostText.aboveLimits() : loanType;
  return [
    { label: text.loan(), value: text.loanTerms({ amount: money(loanAmount), type }) },
    { label: text.term(), value: text.termWords({ years, rate: rate(interest) }) },
  ];
}

/** Lists the costs that the buyer added for the home. */
function homeExtras({ closingCosts, dues }: CountedDetails): Assumption[] {
  return added([
    { label: text.closingCosts(), amount: closingCosts, value: percent(closingCosts) },
    { label: text.dues(), amount: dues ?? 0, value: money(dues ?? 0) },
  ]);
}

/** Lists the costs that the buyer added for the loan. */
function loanExtras(details: CountedDetails): Assumption[] {
  const { points, lenderFees, prepaidInterestDays: days, extraPrincipal } = details;
  const fees = lenderFees === null ? text.feesAssumed() : money(lenderFees);
  const insurance = { label: text.mortgageInsurance(), value: text.counted() };
  return [
    ...(details.mortgageInsurance ? [insurance] : []),
    ...added([
      { label: text.points(), amount: points, value: percent(points) },
      { label: text.lenderFees(), amount: lenderFees ?? 1, value: fees },
      { label: text.prepaidDays(), amount: days, value: text.days({ days }) },
      { label: text.extraPrincipal(), amount: extraPrincipal, value: money(extraPrincipal) },
    ]),
  ];
}

function added(extras: readonly (Assumption & { readonly amount: number })[]): Assumption[] {
  return extras.filter(({ amount }) => amount > 0);
}

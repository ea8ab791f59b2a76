/**
 * A loan officer's worksheet: simple arithmetic for the payment and the cash at closing of one
 * purchase, independent of the product's code. Amounts are in dollars, for a 30-year loan at
 * 6.375%.
 */

/** The buyer, the local costs and the assistance. */
export interface Case {
  /** All of the buyer's own money. */
  readonly cash: number;
  /** Annual property tax and home insurance, as fractions of the price. */
  readonly tax: number;
  readonly insurance: number;
  /** Title, recording and other closing costs, as a fraction of the price. */
  readonly closing: number;
  /** Assistance toward the price, as a fraction of the price. */
  readonly help: number;
  readonly type: 'Conventional' | 'FHA';
  /**
   * Mortgage insurance rates for the buyer's score: annual rates for loans up to 80%, 85%, 90%, 95%
   * and 97% of the price, as fractions. Not used for FHA.
   */
  readonly rates: readonly [number, number, number, number, number];
}

const RATE = 0.06375;
const MONTHS = 360;

/** One purchase on paper. */
export interface Worksheet {
  /** The buyer's own money toward the price, in whole dollars. */
  readonly down: number;
  readonly loan: number;
  /** All cash at closing. */
  readonly cash: number;
  readonly principalAndInterest: number;
  readonly mortgageInsurance: number;
  readonly taxesAndInsurance: number;
  readonly payment: number;
}

/** Calculates the figures of a purchase step by step. */
export function worksheet(price: number, buyer: Case): Worksheet {
  // Step 1: cash that does not depend on the loan. Closing costs, a year of home insurance and
  // three months of property tax for escrow.
  const closing = price * buyer.closing;
  const escrow = price * buyer.insurance + (price * buyer.tax) / 4;
  // Step 2: try the down payment from the top, a dollar less each time, until the cash is enough.
  const help = price * buyer.help;
  let down = Math.floor(buyer.cash) + 1;
  let [loan, financed, cash] = [0, 0, Number.POSITIVE_INFINITY];
  while (cash > buyer.cash + 0.004_9) {
    down -= 1;
    loan = price - down - help;
    // FHA adds its up-front premium of 1.75% to the loan.
    financed = buyer.type === 'FHA' ? loan * 1.0175 : loan;
    // Lender fees of 1% of the loan, and 15 days of interest.
    const lender = loan * 0.01 + (financed * RATE * 15) / 365;
    cash = down + closing + escrow + lender;
  }
  // Step 3: the payment. Principal and interest, mortgage insurance, taxes and home insurance.
  const monthly = RATE / 12;
  const factor = monthly / (1 - (1 + monthly) ** -MONTHS);
  const principalAndInterest = financed * factor;
  const mortgageInsurance =
    buyer.type === 'FHA'
      ? firstFhaPremium(loan, loan * factor, price)
      : (loan * rateFor(loan / price, buyer.rates)) / 12;
  const taxesAndInsurance = (price * (buyer.tax + buyer.insurance)) / 12;
  const payment = principalAndInterest + mortgageInsurance + taxesAndInsurance;
  return { down, loan, cash, principalAndInterest, mortgageInsurance, taxesAndInsurance, payment };
}

function rateFor(share: number, rates: Case['rates']): number {
  const place = [0.8, 0.85, 0.9, 0.95, 0.97].findIndex((most) => share <= most + 1e-12);
  return rates[place] ?? Number.NaN;
}

/**
 * Returns the first monthly FHA premium: one-twelfth of 0.50% of the average balance in the first
 * year. The rate is 0.55% for loans above 95% of the price.
 */
function firstFhaPremium(loan: number, payment: number, price: number): number {
  const rate = loan / price > 0.95 ? 0.0055 : 0.005;
  let [balance, sum] = [loan, 0];
  for (let month = 1; month <= 12; month += 1) {
    sum += balance;
    balance = balance * (1 + RATE / 12) - payment;
  }
  return ((sum / 12) * rate) / 12;
}

/**
 * Calculates the first payment and the five-year result a second time, independently of the
 * product's code, with plain arithmetic on published tables. Amounts are in dollars.
 */

export type Score = 'excellent' | 'good' | 'fair' | 'poor';

/** A purchase with a 30-year loan, and the cost of its assistance over five years. */
export interface HandPurchase {
  readonly price: number;
  /** The buyer's own down payment. */
  readonly down: number;
  readonly score: Score;
  readonly type: 'Conventional' | 'FHA';
  readonly help?: HandHelp;
}

export interface HandHelp {
  readonly amount: number;
  /**
   * Rate and term of assistance that the buyer repays monthly. Undefined if there is no such
   * assistance.
   */
  readonly repaid?: { readonly percent: number; readonly years: number };
  /**
   * The most that the buyer may owe on the assistance after five years. Does not include assistance
   * that is repaid monthly.
   */
  readonly owed?: number;
  /** Whether the assistance pays only closing costs. By default, it pays toward the price. */
  readonly paysClosing?: boolean;
}

/** The interest rate that the site uses, in percent a year. */
const RATE = 6.375;
const MONTHS = 60;

/**
 * Returns the cost over five years: cash at closing, 60 payments, and the remaining debt. Excludes
 * taxes, home insurance and most closing costs, because assistance does not change them. Includes
 * lender fees and prepaid interest. Assistance that pays only closing costs lowers the cash.
 */
export function costByHand({ price, down, score, type, help }: HandPurchase): number {
  const { amount = 0, paysClosing = false } = help ?? {};
  const base = price - down - (paysClosing ? 0 : amount);
  const loan = type === 'FHA' ? base * 1.0175 : base;
  const cash = down + base * 0.01 + (loan * (RATE / 100) * 15) / 365 - (paysClosing ? amount : 0);
  const first = repaid(loan, RATE, 30);
  const insurance = type === 'FHA' ? fhaPremiums(base, price) : privatePremiums(base, price, score);
  const second = help?.repaid
    ? repaid(help.amount, help.repaid.percent, help.repaid.years)
    : { paid: 0, balance: 0 };
  const owed = first.balance + second.balance + (help?.owed ?? 0);
  return cash + first.paid + insurance + second.paid + owed;
}

/** A home that a buyer pays for without assistance, with a 30-year loan. */
export interface HandHome extends Pick<HandPurchase, 'price' | 'down' | 'score'> {
  readonly hasOneUnit: boolean;
  /** Property tax and home insurance together, in dollars a year. */
  readonly bills: number;
}

/**
 * Returns the first monthly payment without assistance. `traditional` is the loan payment without a
 * financed premium, plus a twelfth of the yearly bills. `allIn` also includes mortgage insurance
 * and a financed premium, if the insurance has a published rate.
 */
export function firstPaymentByHand({ price, down, score, hasOneUnit, bills }: HandHome) {
  const base = Math.max(0, price - down);
  const payment = levelPayment(base, RATE, 30);
  const traditional = payment + bills / 12;
  if (score === 'poor') {
    const insurance = fhaPremiums(base, price, 12) / 12;
    return { traditional, allIn: traditional + payment * 0.0175 + insurance };
  }
  const insurance = hasOneUnit ? (base * privateRate(base / price, score)) / 1200 : 0;
  return { traditional, allIn: traditional + insurance };
}

function levelPayment(principal: number, percent: number, years: number): number {
  const monthly = percent / 1200;
  return (principal * monthly) / (1 - (1 + monthly) ** (-12 * years));
}

/** Returns the sum of 60 level payments, and the loan's balance after these payments. */
function repaid(principal: number, percent: number, years: number) {
  const monthly = percent / 1200;
  const payment = levelPayment(principal, percent, years);
  let balance = principal;
  for (let month = 1; month <= MONTHS; month += 1) balance += balance * monthly - payment;
  return { paid: payment * MONTHS, balance };
}

/**
 * MGIC's rates for the lowest score of each band, for loans of up to 85%, 90%, 95% and 97% of the
 * price.
 */
const privateRates: Readonly<Record<Score, readonly number[]>> = {
  excellent: [0.23, 0.46, 0.66, 0.87],
  good: [0.38, 0.9, 1.28, 1.54],
  fair: [0.44, 0.94, 1.42, 1.86],
  poor: [],
};

/**
 * Returns the rate of mortgage insurance, in percent a year. Returns 0 for a loan of at most 80% of
 * the price, or if the list has no rate.
 */
function privateRate(share: number, score: Score): number {
  if (share <= 0.8) return 0;
  const place = [0.85, 0.9, 0.95, 0.97].findIndex((most) => share <= most);
  return privateRates[score][place] ?? 0;
}

/**
 * Returns the premiums of private mortgage insurance, which end when the balance falls to 78% of
 * the price.
 */
function privatePremiums(loan: number, price: number, score: Score): number {
  const rate = privateRate(loan / price, score);
  let paid = 0;
  let balance = loan;
  const { paid: payments } = repaid(loan, RATE, 30);
  for (let month = 1; month <= MONTHS && balance > price * 0.78; month += 1) {
    paid += (loan * rate) / 1200;
    balance += (balance * RATE) / 1200 - payments / MONTHS;
  }
  return paid;
}

/**
 * FHA's monthly premium: 1/12 of 0.50% of each year's average balance (0.55% above 95% of the price).
 * For a loan above $726,200, the rate is 0.20 percentage points higher.
 */
function fhaPremiums(loan: number, price: number, months = MONTHS): number {
  const rate = (loan / price > 0.95 ? 0.55 : 0.5) + (loan > 726_200 ? 0.2 : 0);
  const payment = levelPayment(loan, RATE, 30);
  let paid = 0;
  let balance = loan;
  for (let month = 1; month <= months; month += 1) {
    paid += (balance * rate) / 1200;
    balance += (balance * RATE) / 1200 - payment;
  }
  return paid;
}

import { type Loan, levelPayment } from '../src/loan/level-payment.ts';
import { Percent } from '../src/units.ts';

/** Returns a sample loan. The default is 6.375% over 30 years. */
export function sampleLoan(principal: number, years = 30, interest = 6.375): Loan {
  return { principal, years, interest: Percent.parse(interest) };
}

/** Calculates the balance at the start and after each payment, in dollars, month by month. */
export function balances(loan: Loan): number[] {
  const payment = levelPayment(loan);
  const owed = [loan.principal];
  for (let month = 1; month <= loan.years * 12; month += 1) {
    const before = owed[month - 1] ?? 0;
    owed.push(before + (before * loan.interest) / 1200 - payment);
  }
  return owed;
}

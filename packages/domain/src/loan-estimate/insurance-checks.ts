import { costTables } from '../costs/cost-tables.generated.ts';
import { fhaInsurance, fhaUpFrontPremium } from '../costs/fha-insurance.ts';
import { NO_INSURANCE_UP_TO } from '../costs/mortgage-insurance.ts';
import { privateInsurance } from '../costs/private-insurance.ts';
import { usdaFees } from '../costs/usda-fees.ts';
import { vaFundingFee } from '../costs/va-funding-fee.ts';
import type { Loan } from '../loan/level-payment.ts';
import type { ExpectedLoan } from './expected-loan.ts';
import { different, dollars, type Finding, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { loanOf } from './payment-check.ts';

/**
 * The tolerance for an amount, in dollars. The form rounds the amount, and the insurer may round it
 * too.
 *
 * @see 12 CFR 1026.37(o)(4)(i)(A): nearest whole dollar
 */
const ONE_DOLLAR = 1;

/** A loan, and the price of the home that it finances. */
interface Financed {
  readonly loan: Loan;
  readonly price: number;
}

/**
 * Checks the monthly mortgage insurance on a Loan Estimate against our tables. The tables contain
 * the premiums of FHA and USDA loans, and list rates of private insurance for conventional loans. A
 * VA loan has no such insurance.
 *
 * An insurer considers more facts than a rate list does. So private insurance is reported as
 * different in only two cases. It is above the highest list rate for the buyer's score band, or it
 * is missing for a loan above 80% of the price.
 *
 * @param expected the quote's loan, which includes the credit score and the home type
 */
export function mortgageInsuranceFinding(
  paper: LoanEstimate,
  expected: ExpectedLoan | null,
): Finding {
  const financed = financedIn(paper);
  const { mortgageInsurance: printed, loanType } = paper;
  if (printed === undefined || loanType === undefined || !financed) {
    return unknown('mortgage-insurance', 'not-on-paper');
  }
  switch (loanType) {
    case 'va':
      return amongst(printed, [0]);
    case 'fha':
      return amongst(printed, fhaPremiums(paper, financed));
    case 'other':
      return expected?.loanType === 'USDA'
        ? amongst(printed, usdaPremiums(paper, financed))
        : unknown('mortgage-insurance', 'not-in-tables');
    case 'conventional':
      return conventional(printed, financed, expected);
  }
}

function financedIn(paper: LoanEstimate): Financed | undefined {
  const loan = loanOf(paper);
  const { salePrice: price } = paper;
  return loan && price !== undefined && price > 0 && loan.principal > 0
    ? { loan, price }
    : undefined;
}

/**
 * Compares an amount with all amounts that the tables allow. The first of these is the most likely.
 */
function amongst(printed: number, [likely = 0, ...others]: readonly number[]): Finding {
  const isSame = [likely, ...others].some((amount) => Math.abs(printed - amount) <= ONE_DOLLAR);
  if (isSame) return same('mortgage-insurance', dollars(printed));
  return different('mortgage-insurance', dollars(printed), dollars(likely));
}

/**
 * Returns the possible loans without an up-front fee, most likely first: with the financed fee on
 * page 2 subtracted, with the fee in our table subtracted, or with nothing subtracted.
 *
 * @param share the fee as a fraction of the printed amount
 */
function baseLoans(loan: Loan, upfrontFee: number | undefined, share: number): Loan[] {
  const fees = [...(upfrontFee === undefined ? [] : [upfrontFee]), loan.principal * share, 0];
  return fees
    .map((fee) => ({ ...loan, principal: loan.principal - fee }))
    .filter(({ principal }) => principal > 0);
}

/** The fee as a fraction of the loan that includes it, calculated from the fee on the base loan. */
const fhaShare = costTables.fha.upFrontPercent / (100 + costTables.fha.upFrontPercent);
const usdaShare = costTables.usda.upFrontPercent / 100;

/** Returns FHA's monthly premium in the first year. */
function fhaPremiums({ upfrontFee }: LoanEstimate, { loan, price }: Financed): number[] {
  return baseLoans(loan, upfrontFee, fhaShare).map(
    (base) => fhaInsurance(base, price, costTables.fha).premiums[0]?.amount ?? 0,
  );
}

/** Returns USDA's annual fee in the first year, as a monthly amount. */
function usdaPremiums({ upfrontFee }: LoanEstimate, { loan }: Financed): number[] {
  return baseLoans(loan, upfrontFee, usdaShare).map(
    (base) => usdaFees(base, costTables.usda).premiums[0]?.amount ?? 0,
  );
}

function conventional(
  printed: number,
  { loan, price }: Financed,
  expected: ExpectedLoan | null,
): Finding {
  if (loan.principal * 100 <= price * NO_INSURANCE_UP_TO) return amongst(printed, [0]);
  if (!expected) return unknown('mortgage-insurance', 'no-quote');
  const { creditScore, homeType } = expected;
  const listed =
    homeType === 'multi-family'
      ? undefined
      : privateInsurance(loan, { homePrice: price, creditScore }, costTables);
  if (!listed) return unknown('mortgage-insurance', 'not-in-tables');
  const monthly = (ratePercent: number) => (loan.principal * ratePercent) / 100 / 12;
  const [from, to] = [monthly(listed.lowestRate), monthly(listed.rate)];
  const isSame = printed >= ONE_DOLLAR && printed <= to + ONE_DOLLAR;
  if (isSame) return same('mortgage-insurance', dollars(printed));
  return different('mortgage-insurance', dollars(printed), { unit: 'dollar-range', from, to });
}

/**
 * Checks an up-front premium or fee on page 2 against our tables. The loan amount may or may not
 * include the fee. A VA fee may be for a first use or a later use, or it may be waived. Returns no
 * result if the form lists no fee.
 */
export function upfrontFeeFinding(paper: LoanEstimate): Finding[] {
  const { upfrontFee: printed, loanType } = paper;
  const financed = financedIn(paper);
  if (printed === undefined) return [];
  if (!financed || (loanType !== 'fha' && loanType !== 'va')) {
    return [unknown('upfront-fee', financed ? 'not-in-tables' : 'not-on-paper')];
  }
  const amounts = loanType === 'fha' ? fhaFees(financed, printed) : vaFees(financed, printed);
  const isSame = amounts.some((amount) => Math.abs(printed - amount) <= ONE_DOLLAR);
  if (isSame) return [same('upfront-fee', dollars(printed))];
  return [different('upfront-fee', dollars(printed), dollars(amounts[0] ?? 0))];
}

function fhaFees({ loan }: Financed, printed: number): number[] {
  return feeBases(loan, printed).map((base) => fhaUpFrontPremium(base, costTables.fha));
}

function vaFees({ loan, price }: Financed, printed: number): number[] {
  return feeBases(loan, printed)
    .filter(({ principal }) => principal <= price)
    .flatMap((base) =>
      (['first', 'subsequent', 'exempt'] as const).map(
        (use) => vaFundingFee(base, price, costTables.va, use).upFront,
      ),
    );
}

/** Returns the base loan in two cases: if the amount includes the fee, and if it does not. */
function feeBases(loan: Loan, fee: number): Loan[] {
  return [{ ...loan, principal: Math.max(0, loan.principal - fee) }, loan];
}

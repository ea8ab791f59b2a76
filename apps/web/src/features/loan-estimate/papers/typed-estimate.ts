import { LoanEstimate, type TypedFigureName, typedFigures } from '@latchkey/domain/loan-estimate';

/**
 * The values that the buyer typed. A date is text. A figure is NaN if its text is not a number.
 */
export interface TypedValues {
  readonly dateIssued: string;
  /** The loan term in months. 0 if not chosen. */
  readonly termMonths: number;
  readonly loanType: LoanEstimate['loanType'] | '';
  readonly amounts: Readonly<Record<AmountName, number | null>>;
}

/** The typed figures that are numbers. */
export type AmountName = Exclude<TypedFigureName, 'dateIssued'>;

/** Why a typed figure was rejected. Each reason has its own error message. */
export type TypedFault = 'unreadable' | 'negative' | 'too-much' | 'rate' | 'date';

/** The problems in a form, or the estimate if there are no problems. */
type TypedResult =
  | { readonly estimate: LoanEstimate }
  | { readonly isEmpty: true }
  | { readonly faults: Partial<Record<TypedFigureName, TypedFault>> };

/** The largest amount that a field accepts, in dollars. */
export const MOST_DOLLARS = 1_000_000_000;

const HIGHEST_RATE = 25;

function isAmountName(name: string): name is AmountName {
  return name in typedFigures && name !== 'dateIssued';
}

/** The names of the amounts, in the order of the form's fields. */
export const amountNames: readonly AmountName[] = Object.keys(typedFigures).filter(isAmountName);

/** Returns the form's values for a Loan Estimate. A new Loan Estimate has no values. */
export function typedValuesOf(estimate: LoanEstimate): TypedValues {
  const amounts = Object.fromEntries(amountNames.map((name) => [name, estimate[name] ?? null]));
  return {
    dateIssued: estimate.dateIssued ?? '',
    termMonths: estimate.termMonths ?? 0,
    loanType: estimate.loanType ?? '',
    amounts: { ...noAmounts, ...amounts },
  };
}

const noAmounts: TypedValues['amounts'] = {
  salePrice: null,
  loanAmount: null,
  rate: null,
  principalAndInterest: null,
  mortgageInsurance: null,
  escrow: null,
  originationCharges: null,
  totalClosingCosts: null,
  adjustmentsAndOtherCredits: null,
  cashToClose: null,
  apr: null,
};

/**
 * Converts typed values to a Loan Estimate. An empty field becomes a missing value. Keeps values
 * from a file if the form does not have a field for them.
 *
 * @param paper the values that were read from a file, if any
 * @param today ISO date
 */
export function typedEstimate(
  values: TypedValues,
  paper: LoanEstimate,
  today: string,
): TypedResult {
  const faults = faultsIn(values, today);
  if (Object.keys(faults).length > 0) return { faults };
  const typed = Object.fromEntries(
    amountNames.map((name) => [name, values.amounts[name] ?? undefined]),
  );
  const estimate = LoanEstimate.parse(
    withoutMissing({
      ...paper,
      ...typed,
      dateIssued: values.dateIssued || undefined,
      termMonths: values.termMonths || undefined,
      loanType: values.loanType || undefined,
    }),
  );
  return Object.keys(estimate).length === 0 ? { isEmpty: true } : { estimate };
}

function withoutMissing(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function faultsIn(
  { dateIssued, amounts }: TypedValues,
  today: string,
): Partial<Record<TypedFigureName, TypedFault>> {
  const faults: Partial<Record<TypedFigureName, TypedFault>> = {};
  const isDay = LoanEstimate.shape.dateIssued.safeParse(dateIssued).success;
  if (dateIssued !== '' && (!isDay || dateIssued > today)) faults.dateIssued = 'date';
  for (const name of amountNames) {
    const fault = amountFault(name, amounts[name]);
    if (fault) faults[name] = fault;
  }
  return faults;
}

function amountFault(name: AmountName, value: number | null): TypedFault | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return 'unreadable';
  const { kind } = typedFigures[name];
  if (kind === 'percent') return value < 0 || value > HIGHEST_RATE ? 'rate' : undefined;
  if (kind === 'dollars' && value < 0) return 'negative';
  return Math.abs(value) > MOST_DOLLARS ? 'too-much' : undefined;
}

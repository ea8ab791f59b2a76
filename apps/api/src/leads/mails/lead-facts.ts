import type { LeadCalculation, LeadProgram } from '@latchkey/contract';
import type { Consent, Lead } from '../repository.ts';
import { dollars, percent } from './figures.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A mail lists this many programs at most. */
const MAX_PROGRAMS = 10;

const channels = { call: 'Calls', text: 'Texts' } as const;

/** The buyer's contact data, and whether calls and texts are allowed. */
export function contactFacts(lead: Lead, consents: readonly Consent[]): Fact[] {
  return [
    { name: 'Full Name', value: lead.fullName },
    { name: 'Email', value: lead.email },
    { name: 'Phone', value: lead.phone ?? 'Not given' },
    ...(['call', 'text'] as const).map((channel) => {
      const isGiven = consents.some((one) => one.channel === channel && one.isGiven);
      return { name: channels[channel], value: isGiven ? 'Allowed' : 'Not allowed' };
    }),
  ];
}

/** The matching programs in rank order. */
export function programFacts(programs: readonly LeadProgram[] | null): Fact[] {
  const all = programs ?? [];
  if (all.length === 0) return [{ name: 'Matching programs', value: 'None' }];
  const named = all.slice(0, MAX_PROGRAMS).map(({ name, agency, amount, hasCheck }, index) => ({
    name: `Program ${index + 1}`,
    value: `${name} (${agency}): up to ${dollars(amount)}${hasCheck ? ', to be checked' : ''}`,
  }));
  const left = all.length - named.length;
  return left > 0 ? [...named, { name: 'More programs', value: String(left) }] : named;
}

/** The payment comparison, with the terms behind each payment. */
export function calculationFacts(calculation: LeadCalculation | null): Fact[] {
  if (!calculation) return [];
  const { details, program, isQualified, programLength } = calculation;
  const help = program ? `${dollars(calculation.assistance)} from ${program.name}` : 'None applied';
  return [
    {
      name: 'Loan',
      value: `${dollars(calculation.loanAmount)}, ${details.term} years at ${percent(details.interestRate)}`,
    },
    { name: 'Help applied', value: help },
    { name: 'Traditional payment', value: `${dollars(calculation.traditionalPayment)} a month` },
    {
      name: isQualified ? 'Lowered payment' : 'Lowered payment (did not qualify)',
      value: `${dollars(calculation.loweredPayment)} a month for ${programLength}, then ${dollars(calculation.paymentAfter)}`,
    },
    {
      name: 'Savings',
      value: `${dollars(calculation.amountSaved)} a month (${percent(calculation.percentSaved)}), ${dollars(calculation.totalSavings)} in total`,
    },
    {
      name: 'Owed later',
      value: `${dollars(calculation.owedLater)} when the program ends; ${dollars(calculation.dueAtClosing)} due at closing`,
    },
  ];
}

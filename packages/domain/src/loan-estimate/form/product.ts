import type { LoanEstimate } from '../loan-estimate.ts';

const purposes = [
  [/^purchase$/i, 'purchase'],
  [/^refinance$/i, 'refinance'],
  [/^construction$/i, 'construction'],
  [/^home equity(?: loan)?$/i, 'home-equity'],
] as const;

/** Returns the loan's purpose. 12 CFR 1026.37(a)(9) lists the four purposes. */
export function purposeOf(text: string): LoanEstimate['purpose'] {
  return purposes.find(([words]) => words.test(text))?.[1];
}

const rates = [
  [/\bfixed\b/i, 'fixed'],
  [/\badjustable\b|\barm\b/i, 'adjustable'],
  [/\bstep rate\b/i, 'step'],
] as const;

/**
 * Special features, in the order of 12 CFR 1026.37(a)(10)(ii). If a product has several of these
 * features, only the first is used.
 */
const features = [
  [/negative amortization/i, 'negative-amortization'],
  [/interest only/i, 'interest-only'],
  [/step payment/i, 'step-payment'],
  [/balloon/i, 'balloon'],
  [/seasonal/i, 'seasonal'],
] as const;

/** Reads a product such as `5/1 Adjustable Rate` or `5 Year Interest Only, Fixed Rate`. */
export function productOf(text: string): LoanEstimate['product'] {
  const [rate, ...others] = rates.filter(([words]) => words.test(text)).map(([, name]) => name);
  if (!rate || others.length > 0) return undefined;
  const feature = features.find(([words]) => words.test(text))?.[1];
  const years = /(?<![\d/])(\d{1,2})\s?(?:years?|yrs?\.?|y)?\s?\/\s?\d/i.exec(text)?.[1];
  return {
    rate,
    ...(rate !== 'fixed' && years && { introductoryYears: Number(years) }),
    ...(feature && { feature }),
  };
}

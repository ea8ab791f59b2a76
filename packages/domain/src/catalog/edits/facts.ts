import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog-program.ts';

/** Fields that one edit changes together, because they only make sense together. */
const groups = {
  /** The cap on the assistance. */
  amount: ['maxAmount', 'maxPercent', 'percentOf'],
  /** Whether the program has funds, the day a source says so, and the dates of a round. */
  funding: ['status', 'statusCheckedOn', 'opensOn', 'closesOn'],
} as const satisfies Record<string, readonly (keyof CatalogProgram)[]>;

const names = [
  'funding',
  'amount',
  'tiers',
  'pays',
  'checkedOn',
  'confidence',
  'kind',
  'agencyName',
  'programName',
  'fullName',
  'website',
  'provider',
  'coverage',
  'rules.firstTimeBuyer',
  'rules.minCreditScore',
  'rules.maxIncome',
  'rules.minIncome',
  'rules.incomeOf',
  'rules.maxHomePrice',
  'rules.homeTypes',
  'rules.occupancy',
  'rules.veteran',
  'rules.professions',
  'rules.minContribution',
  'rules.educationRequired',
  'rules.conditions',
  'rules.standIns',
  'repayment',
  'firstMortgage',
  'maxFirstMortgage',
  'combines',
  'paysClosingCosts',
  'contact',
  'specifics.maxAmount',
  'specifics.geographicCoverage',
  'specifics.benefits',
  'specifics.homeBuyerObligations',
  'specifics.minContribution',
  'specifics.repaymentTerms',
  'specifics.interestRate',
  'specifics.programProviderContact',
] as const;

/**
 * A fact of a program: a field, a part of its rules or its texts, or a group of fields. Together
 * they are everything but the ID, the slug and the sources.
 */
export const FactName = z.enum(names);
export type FactName = z.infer<typeof FactName>;

/** Every fact, in the order in which an editor reads them. */
export const factNames: readonly FactName[] = names;

/** A program's value of a fact. For a group, an object with the group's fields. */
export function factOf(program: CatalogProgram, name: FactName): unknown {
  if (name === 'amount' || name === 'funding') {
    return Object.fromEntries(groups[name].map((field) => [field, program[field]]));
  }
  return name.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), program);
}

/** Every fact of a program with its value. */
export function factsOf(program: CatalogProgram): Record<FactName, unknown> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: Object.fromEntries drops the key types.
  return Object.fromEntries(names.map((name) => [name, factOf(program, name)])) as Record<
    FactName,
    unknown
  >;
}

/**
 * A fact among stored facts. An earlier version stored only whether the money may pay closing costs,
 * and not what else it pays.
 */
export function storedFact(facts: unknown, name: FactName): unknown {
  const value: unknown = Reflect.get(Object(facts), name);
  if (value !== undefined || name !== 'pays') return value ?? null;
  return storedFact(facts, 'paysClosingCosts') === true ? 'both' : null;
}

/** A program with another value of a fact, and nothing else changed. The result is not validated. */
export function withFact(program: object, name: FactName, value: unknown): object {
  if (name === 'amount' || name === 'funding') {
    const fields = groups[name].map((field) => [field, Reflect.get(Object(value), field)]);
    return { ...program, ...Object.fromEntries(fields) };
  }
  if (name === 'pays') return { ...program, pays: value, paysClosingCosts: closingCosts(value) };
  const [outer = '', inner] = name.split('.');
  if (inner === undefined) return { ...program, [outer]: value };
  return { ...program, [outer]: { ...Object(Reflect.get(program, outer)), [inner]: value } };
}

/** The value of `paysClosingCosts`, which older versions read, for a value of `pays`. */
function closingCosts(pays: unknown): true | null {
  return pays === 'closing' || pays === 'both' ? true : null;
}

/** The day that a program's value of a fact is from. The funding status has its own day. */
export function factDay(
  { checkedOn, statusCheckedOn }: Pick<CatalogProgram, 'checkedOn' | 'statusCheckedOn'>,
  name: FactName,
): string {
  return name === 'funding' ? (statusCheckedOn ?? checkedOn) : checkedOn;
}

/** Whether two JSON values are the same. Ignores the order of an object's keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** JSON with sorted keys, so that the same value always has the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

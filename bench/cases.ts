import { generatePrograms, searchZipcodes } from '@latchkey/contract';
import type { CatalogProgram, Location, QuoteAnswers } from '@latchkey/domain';

/** A set of requests. The benchmark compares their cost with the cost of a bare route. */
export interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The paths of the requests, which are sent in rotation. */
  readonly paths: readonly string[];
  readonly body?: string;
  /** Minimum ratio of the bare route's CPU time to this route's CPU time. */
  readonly goal: number;
}

const buyer = {
  homeType: 'single-family',
  homePlan: 'primary',
  homePrice: 385_000,
  householdIncome: 74_000,
  downPayment: 46_000,
  creditScore: 'excellent',
  housingStatus: true,
  householdSize: 4,
  veteranStatus: true,
} as const;

/**
 * The search texts that result when a person types into the location search box, one for each
 * keystroke.
 */
const texts = ['78704', '90210', 'austin, tx', 'san francisco', 'st. louis'].flatMap((text) =>
  Array.from(text, (_, end) => text.slice(0, end + 1)),
);

/**
 * Returns the cases to measure: location searches, and program requests for a buyer in the state
 * with the most programs.
 */
export function cases(
  programs: readonly CatalogProgram[],
  search: (text: string) => readonly Location[],
): Case[] {
  const state = stateWithMost(programs);
  const [homeLocation] = search(`a, ${state}`);
  if (!homeLocation) throw new RangeError(`No city in ${state} starts with the letter a`);
  const quote: QuoteAnswers = { ...buyer, profession: ['education'], homeLocation };
  return [
    {
      name: 'zip search',
      method: 'GET',
      paths: texts.map((text) => `${searchZipcodes.path}?query=${encodeURIComponent(text)}`),
      goal: 0.8,
    },
    {
      name: `programs in ${state}`,
      method: 'POST',
      paths: [generatePrograms.path],
      body: JSON.stringify({ quote }),
      goal: 0.2,
    },
  ];
}

function stateWithMost(programs: readonly CatalogProgram[]): string {
  const count = new Map<string, number>();
  for (const { coverage } of programs) {
    if (coverage.state) count.set(coverage.state, (count.get(coverage.state) ?? 0) + 1);
  }
  const [most] = [...count].sort(([, a], [, b]) => b - a);
  if (!most) throw new RangeError('The catalog has no state programs');
  return most[0];
}

import type { CheckResult } from '@latchkey/contract';
import { assess, type CatalogProgram, type RuleFinding, type RuleVerdict } from '@latchkey/domain';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { readMaxIncome, readMinIncome } from './income-reading.ts';
import { readFirstMortgage } from './loan-reading.ts';
import type { RandomBuyer } from './random-buyers.ts';
import { shippedBuyers } from './shipped-buyers.ts';
import { readAmount } from './tier-reading.ts';

export const rules = ['income', 'min-income', 'first-mortgage'] as const;
type Rule = (typeof rules)[number];

/** The results of the independent check for some buyers. */
export interface SecondReading {
  readonly buyers: readonly RandomBuyer[];
  /**
   * One line for each verdict of the engine that differs from the verdict of the independent check.
   */
  readonly differences: Readonly<Record<Rule, string[]>>;
  readonly amountDifferences: string[];
  /** How often the independent check reached each verdict, such as `income met`. */
  readonly counts: Map<string, number>;
  readonly amountCounts: Map<RuleVerdict, number>;
}

/** Checks the rules independently for 2,000 random buyers and every program of their state. */
export function readAgain(): SecondReading {
  const reading: SecondReading = {
    buyers: shippedBuyers(2_000, 16),
    differences: { income: [], 'min-income': [], 'first-mortgage': [] },
    amountDifferences: [],
    counts: new Map(),
    amountCounts: new Map(),
  };
  const catalog = loadCatalog();
  for (const buyer of reading.buyers) compare(reading, catalog, buyer);
  return reading;
}

/** Counts the verdicts and amounts that were checked independently, and those that differ. */
export function readingCheck(reading: SecondReading): CheckResult {
  const { counts, amountCounts, differences, amountDifferences } = reading;
  const decided = [...counts].filter(([key]) => !key.endsWith(' null'));
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
  return {
    compared: sum([...decided.map(([, count]) => count), ...amountCounts.values()]),
    different: sum([...Object.values(differences), amountDifferences].map(({ length }) => length)),
  };
}

function compare(
  reading: SecondReading,
  catalog: readonly CatalogProgram[],
  { answers, known, county }: RandomBuyer,
): void {
  const { differences, counts } = reading;
  const area = shippedReference().areaOf(answers.homeLocation);
  for (const program of catalog) {
    const { state } = program.coverage;
    if (state !== null && state !== county.state) continue;
    const { applicable } = assess(program, answers, area, { today: '2026-11-22', known });
    const amount = readAmount(program, { buyer: answers, known, county });
    const readings: Record<Rule, RuleVerdict | null> = {
      income: readMaxIncome(program, answers, county, known),
      'min-income': readMinIncome(program, answers, county),
      'first-mortgage': readFirstMortgage(program, answers, county, known, amount.sure),
    };
    compareAmount(reading, program, applicable, amount);
    for (const rule of rules) {
      const finding = applicable.find((one) => one.rule === rule);
      const key = `${rule} ${readings[rule]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (readings[rule] === (finding?.verdict ?? null)) continue;
      const told = JSON.stringify({ answers, known, finding });
      differences[rule].push(`${program.slug}: expected ${readings[rule]} for ${told}`);
    }
  }
}

/**
 * Compares the amounts of a program. Skips programs without tiers and programs that pay only
 * closing costs. For these, the engine states the amount that the agency offers.
 */
function compareAmount(
  { amountCounts, amountDifferences }: SecondReading,
  { slug, tiers, pays, rules: { standIns } }: CatalogProgram,
  applicable: readonly RuleFinding[],
  { sure, most, tiers: possible }: ReturnType<typeof readAmount>,
): void {
  if (tiers === null || pays === 'closing') return;
  const finding = applicable.find((one) => one.rule === 'amount');
  const found = finding?.rule === 'amount' ? finding : undefined;
  const isNone = possible.every((amount) => amount === null);
  const isOpen = most > sure || standIns.includes('amount') || (!isNone && possible.includes(null));
  const sureness = isOpen ? 'check' : 'met';
  const expected = isNone ? 'not-met' : sureness;
  const isSame =
    found?.verdict === expected &&
    Math.abs(found.required.from - sure) < 0.01 &&
    Math.abs(found.required.to - most) < 0.01;
  amountCounts.set(expected, (amountCounts.get(expected) ?? 0) + 1);
  if (!isSame)
    amountDifferences.push(`${slug}: ${expected} ${sure} to ${most}: ${JSON.stringify(found)}`);
}

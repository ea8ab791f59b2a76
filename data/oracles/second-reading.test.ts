import { fileURLToPath } from 'node:url';
import { assess, type CatalogProgram, type RuleFinding, type RuleVerdict } from '@latchkey/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { readCountyFigures } from './county-figures.ts';
import { readMaxIncome, readMinIncome } from './income-reading.ts';
import { readFirstMortgage } from './loan-reading.ts';
import { type RandomBuyer, randomBuyers } from './random-buyers.ts';
import { readAmount } from './tier-reading.ts';

const rules = ['income', 'min-income', 'first-mortgage'] as const;
type Rule = (typeof rules)[number];
const verdicts = ['met', 'check', 'not-met'] as const;

const catalog = loadCatalog();
const { areaOf, counties } = shippedReference();
const folder = fileURLToPath(new URL('../reference', import.meta.url));

/** One line for each of the engine's verdicts that differs from the independent check. */
const differences: Record<Rule, string[]> = { income: [], 'min-income': [], 'first-mortgage': [] };
const amountDifferences: string[] = [];
const amountCounts = new Map<RuleVerdict, number>();
/** How often the independent check reached each verdict, such as `income met`. */
const counts = new Map<string, number>();
let buyers: readonly RandomBuyer[];

beforeAll(() => {
  const locations = Map.groupBy(loadLocations(folder, counties), ({ county_code }) =>
    String(county_code).padStart(5, '0'),
  );
  buyers = randomBuyers({ catalog, counties: readCountyFigures(), locations }, 2_000, 16);
  for (const buyer of buyers) compare(buyer);
});

function compare({ answers, known, county }: RandomBuyer): void {
  const area = areaOf(answers.homeLocation);
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
    compareAmount(program, applicable, amount);
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

/** Compares only tiers that pay toward the price. The engine states closing costs as offered. */
function compareAmount(
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

describe('the independent check of tiers', () => {
  it("gives the engine's amounts for 2,000 random buyers", () => {
    expect(amountDifferences.slice(0, 20), `${amountDifferences.length} differ`).toEqual([]);
  });

  it('finds an exact amount for some buyers, and a possible range for others', () => {
    expect(amountCounts.get('met')).toBeGreaterThan(500);
    expect(amountCounts.get('check')).toBeGreaterThan(500);
  });
});

describe.each(rules)('the independent check of the %s rule', (rule) => {
  it('gives the same verdicts as the engine for 2,000 random buyers', () => {
    expect(differences[rule].slice(0, 20), `${differences[rule].length} differ`).toEqual([]);
  });

  it.each(verdicts)('reaches the verdict %s more than 50 times', (verdict) => {
    expect(counts.get(`${rule} ${verdict}`)).toBeGreaterThan(50);
  });
});

it('covers random buyers in every state and DC', () => {
  expect(new Set(buyers.map(({ county }) => county.state)).size).toBe(51);
});

import { fileURLToPath } from 'node:url';
import { assess, type RuleVerdict } from '@latchkey/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { readCountyFigures } from './county-figures.ts';
import { readMaxIncome, readMinIncome } from './income-reading.ts';
import { readFirstMortgage } from './loan-reading.ts';
import { type RandomBuyer, randomBuyers } from './random-buyers.ts';

const rules = ['income', 'min-income', 'first-mortgage'] as const;
type Rule = (typeof rules)[number];
const verdicts = ['met', 'check', 'not-met'] as const;

const catalog = loadCatalog();
const { areaOf, counties } = shippedReference();
const folder = fileURLToPath(new URL('../reference', import.meta.url));

/**
 * One line for each of the engine's verdicts that differs from the verdict of the second reading.
 */
const differences: Record<Rule, string[]> = { income: [], 'min-income': [], 'first-mortgage': [] };
/** How often the second reading reached each verdict, such as `income met`. */
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
    const readings: Record<Rule, RuleVerdict | null> = {
      income: readMaxIncome(program, answers, county, known),
      'min-income': readMinIncome(program, answers, county),
      'first-mortgage': readFirstMortgage(program, answers, county, known),
    };
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

describe.each(rules)('the second reading of the %s rule', (rule) => {
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

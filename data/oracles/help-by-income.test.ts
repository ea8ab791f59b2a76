import {
  assess,
  type HelpByIncome,
  helpByIncome,
  knownAt,
  programsInCounty,
  stepAt,
} from '@latchkey/domain';
import { describe, expect, inject, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { helpAtIncome } from '../../packages/domain/src/price/help-at-income.ts';
import type { RandomBuyer } from './random-buyers.ts';
import { shippedBuyers } from './shipped-buyers.ts';

const TODAY = '2026-11-22';
const { counties } = shippedReference();
const catalog = loadCatalog();

/** Returns one line for each income for which the assistance steps and the engine disagree. */
function faultsOf({ answers, known, county }: RandomBuyer) {
  const area = counties.get(county.fips)?.area ?? expect.fail(`no county ${county.fips}`);
  const programs = programsInCounty(catalog, area);
  const context = { today: TODAY, known: knownAt(known, answers.homeLocation.id) };
  const help = helpByIncome(programs, { facts: answers, area, context });

  const engine = (householdIncome: number) => {
    const raise = householdIncome - answers.householdIncome;
    const { borrowersIncome: told } = known;
    const borrowersIncome = told == null ? told : Math.max(0, told + raise);
    const at = programs.map((program) => {
      const facts = { ...answers, householdIncome };
      const all = { today: TODAY, known: { ...context.known, borrowersIncome } };
      const assessment = assess(program, facts, area, all);
      return helpAtIncome({ program, assessment }, TODAY);
    });
    const most = (name: 'sure' | 'possible') => Math.max(0, ...at.map((one) => one[name]));
    return `${most('sure')} ${most('possible')}`;
  };
  const faults = incomesOf(help).flatMap((income) => {
    const { sure, unsure } = stepAt(help.steps, income);
    const found = `${sure.dollars} ${unsure?.dollars ?? sure.dollars}`;
    const expected = engine(income);
    return found === expected ? [] : [`${county.fips} at $${income}: ${found}, not ${expected}`];
  });
  return { help, faults };
}

/** Returns the incomes to check: every $1,000, and the first and last dollar of every step. */
function incomesOf({ steps }: HelpByIncome): number[] {
  const first = steps[0]?.from ?? 0;
  const thousands = Array.from({ length: 101 }, (_, index) => first + 1_000 * index);
  return [...thousands, ...steps.flatMap(({ from, to }) => [from, to])];
}

describe('the assistance at each income', () => {
  it('matches the engine for random buyers at every $1,000 and on both sides of each threshold', () => {
    const buyers = shippedBuyers(inject('isFull') ? 2_000 : 150, 20_261_122);
    const all = buyers.map(faultsOf);
    expect(all.flatMap(({ faults }) => faults).slice(0, 20)).toEqual([]);

    // The buyers have losses, gains, limits that are not certain, and limits on the borrowers.
    const helps = all.map(({ help }) => help);
    expect(helps.filter(({ loss }) => loss).length).toBeGreaterThan(20);
    expect(helps.filter(({ gain }) => gain).length).toBeGreaterThan(3);
    expect(helps.filter(({ loss }) => loss?.borrowersOnly).length).toBeGreaterThan(0);
    const reasons = helps.flatMap(({ steps }) => steps.map(({ unsure }) => unsure?.why));
    expect(reasons).toEqual(expect.arrayContaining(['near-limit', 'verify']));
  });
});

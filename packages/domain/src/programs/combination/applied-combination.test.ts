import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessedFor,
  combinablePrograms,
  combinationFacts as combinationFactsOf,
} from '../../../test/combination-arbitraries.ts';
import { buyer, sampleProgram, today, travis } from '../../../test/program-samples.ts';
import { capsForLoan } from '../../assistance/cap-for-loan.ts';
import { combinedAmounts } from '../../assistance/combined-assistance.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { idsOf } from '../../draft/asked-programs.ts';
import type { Assessed } from '../assess.ts';
import { defaultProgram } from '../headline.ts';
import { matchesOf } from '../match-programs.ts';
import { appliedPrograms, combinationFacts } from './applied-combination.ts';
import { bestCombination } from './best-combination.ts';

const facts = combinationFacts(buyer, travis);

/** Creates a program that accepts a conventional loan and may be combined with any other help. */
function program(id: number, changes: Parameters<typeof sampleProgram>[0] = {}): CatalogProgram {
  return sampleProgram({
    id,
    slug: `us-${id}`,
    combines: { with: 'any', slugs: [], says: 'May be combined with other help.' },
    firstMortgage: { types: ['conventional'], from: null },
    ...changes,
  });
}

function matchesFor(assessed: readonly Assessed[]) {
  const { programs } = matchesOf(assessed, today, () => null);
  return { programs, defaultId: defaultProgram(programs)?.id ?? null };
}

function applied(programs: CatalogProgram[], programId: number | null, withIds: number[]) {
  const matches = matchesFor(assessedFor(programs, { ...facts, area: travis }));
  const { programs: found, isCut } = appliedPrograms(matches, { programId, withIds }, facts);
  return { ids: found.map(({ id }) => id), isCut };
}

describe('appliedPrograms', () => {
  it('applies the programs that the buyer requests, in the order in which they pay', () => {
    const loan = program(2, { kind: 'deferred-loan', maxAmount: 20_000 });
    expect(applied([program(1), loan], 2, [1])).toEqual({ ids: [1, 2], isCut: false });
    expect(applied([program(1), loan], 2, [])).toEqual({ ids: [2], isCut: false });
  });

  it.each([
    ['do not match', [program(1), program(2)], 1, [2, 99], [1, 2]],
    ['do not allow each other', [program(1), program(2, { combines: none() })], 1, [2], [1]],
    ['take no common loan', [program(1), program(2, { firstMortgage: fha() })], 1, [2], [1]],
    ['are closed', [program(1), program(2, { status: 'paused' })], 1, [2], [1]],
    ['go with a program that does not match', [program(1), program(2)], 99, [2], [1]],
  ])('leaves out programs that %s, and sets `isCut`', (_, programs, programId, withIds, ids) => {
    expect(applied(programs, programId, withIds)).toEqual({ ids, isCut: true });
  });

  it('omits programs whose total assistance is too large for a conventional loan', () => {
    const loans = [2, 3].map((id) => {
      return program(id, { kind: 'deferred-loan', maxAmount: 14_000, pays: 'both' });
    });
    const matches = matchesFor(assessedFor(loans, { ...facts, area: travis }));
    const asked = { programId: 2, withIds: [3] };
    const within = appliedPrograms(matches, asked, { ...facts, closingCosts: 25_000 });
    expect(within).toMatchObject({ isCut: false });
    const over = appliedPrograms(matches, asked, { ...facts, closingCosts: 26_000 });
    expect(over).toMatchObject({ programs: [{ id: 2 }], isCut: true });
  });

  it('applies the best combination with the same amounts as in the list', () => {
    fc.assert(
      fc.property(
        combinablePrograms,
        combinationFactsOf,
        fc.boolean(),
        (programs, given, hasTiers) => {
          const assessed = assessedFor(hasTiers ? programs.map(withTiers) : programs, given);
          const best = bestCombination(assessed, given, today);
          if (!best) return;
          const found = appliedPrograms(matchesFor(assessed), idsOf(best.members), given);
          expect(found.isCut).toBe(false);
          const caps = capsForLoan(found.programs, best.loanType);
          const amounts = combinedAmounts(caps, given.facts, given.closingCosts);
          const byId = new Map(found.programs.map(({ id }, place) => [id, amounts[place]]));
          for (const { id, amount } of best.members) expect(byId.get(id)).toBeCloseTo(amount, 6);
          expect(byId.size).toBe(best.members.length);
        },
      ),
    );
  });
});

/** Returns the program with tiers that pay more with an FHA loan. */
function withTiers(program: CatalogProgram): CatalogProgram {
  const { maxAmount: most, maxPercent, percentOf } = program;
  const amount = { maxAmount: most, maxPercent, percentOf, says: 'One amount.' };
  const fewer = { maxAmount: most && most / 2, maxPercent: maxPercent && maxPercent / 2 };
  return {
    ...program,
    tiers: [
      { ...amount, when: { loanTypes: ['fha'] } },
      { ...amount, ...fewer, when: {} },
    ],
  };
}

function none(): CatalogProgram['combines'] {
  return { with: 'none', slugs: [], says: '' };
}

function fha(): CatalogProgram['firstMortgage'] {
  return { types: ['fha'], from: null };
}

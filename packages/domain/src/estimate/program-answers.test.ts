import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { catalogs, programFacts } from '../../test/program-arbitraries.ts';
import { buyer, context, sampleProgram, travis } from '../../test/program-samples.ts';
import { limitsOf } from '../loan/loan-limit.ts';
import { Combination } from '../programs/combination/combination.ts';
import { OpensMore } from '../programs/opens-more/opens-more.ts';
import type { KnownFacts } from '../programs/rules/known-facts.ts';
import { vaFiveYear } from './five-year.ts';
import { matchPrograms, programAnswers } from './program-answers.ts';
import { purchaseTerms } from './purchase.ts';
import { withoutHelp } from './without-help.ts';

const any = { with: 'any', slugs: [], says: 'May be combined.' } as const;
const conventional = { types: ['conventional' as const], from: null };

describe('programAnswers', () => {
  it('returns the matches, the best combination, and the changes that would add a program', () => {
    const terms = { combines: { ...any, slugs: [] }, firstMortgage: conventional };
    const catalog = [
      sampleProgram({ id: 1, slug: 'us-a', ...terms }),
      sampleProgram({ id: 2, slug: 'us-b', ...terms, maxAmount: 5_000 }),
      sampleProgram({ id: 3, slug: 'us-c', rules: { minCreditScore: 720 } }),
    ];
    const answers = programAnswers(catalog, buyer, travis, context, sampleProduct);
    expect(answers.programs.map(({ id }) => id)).toEqual([1, 2]);
    expect(answers.almostThere.map(({ id }) => id)).toEqual([3]);
    expect(answers.combination).toMatchObject({ verdict: 'match', total: 15_000 });
    expect(answers.opensMore).toMatchObject([
      { change: 'credit-score', to: 'excellent', programs: [{ id: 3 }] },
      { change: 'down-payment', to: 20_000, insurance: { programId: 1 } },
    ]);
  });

  it("includes the state's average closing costs when it checks the limit on loan plus assistance", () => {
    // With $1 down, the loan plus repayable help is 105% of the price if the help pays closing
    // costs of 5%. The average closing costs are 5.413% in Delaware and 1.503% in Texas.
    const catalog = [1, 2].map((id) =>
      sampleProgram({
        id,
        slug: `us-${id}`,
        kind: 'deferred-loan',
        combines: { ...any, slugs: [] },
        firstMortgage: conventional,
        pays: 'both',
      }),
    );
    const found = (state: string) => {
      const homeLocation = { ...buyer.homeLocation, state };
      const facts = { ...buyer, homeLocation, downPayment: 1 };
      return programAnswers(catalog, facts, { ...travis, state }, context, sampleProduct)
        .combination;
    };
    expect(found('DE')).toBeNull();
    expect(found('TX')?.total).toBe(20_000);
  });

  it("calculates each program's result with the loan limit for the number of units, as for the VA option", () => {
    // A $1,200,000 loan is above the conforming limit for two units, and within that for four.
    const facts = {
      ...buyer,
      homeType: 'multi-family',
      homePrice: 1_500_000,
      downPayment: 300_000,
    } as const;
    const resultsWith = (known: KnownFacts) => {
      const given = { ...context, known };
      const { programs, withoutHelp: baseline } = matchPrograms(
        [sampleProgram({ firstMortgage: conventional })],
        facts,
        travis,
        given,
        sampleProduct,
      );
      const terms = purchaseTerms(facts, limitsOf(travis, known), sampleProduct);
      const own = withoutHelp(terms);
      expect(baseline).toEqual(
        own && { loanType: own.loanType, downPayment: own.downPayment, fitsAnswer: own.fitsAnswer },
      );
      return [...programs.map(({ fiveYear }) => fiveYear), vaFiveYear(terms, own)];
    };
    expect(resultsWith({ units: 4 })).toEqual([expect.anything(), expect.anything()]);
    expect(resultsWith({})).toEqual([null, null]);
  });

  it('returns the same matches as `matchPrograms`, in the format of the schemas', () => {
    fc.assert(
      fc.property(catalogs, programFacts, areas, contexts, (catalog, facts, area, given) => {
        const answers = programAnswers(catalog, facts, area, given, sampleProduct);
        const { combination, opensMore, ...matches } = answers;
        expect(matches).toEqual(matchPrograms(catalog, facts, area, given, sampleProduct));
        if (combination) expect(Combination.parse(combination)).toEqual(combination);
        expect(opensMore.map((each) => OpensMore.parse(each))).toEqual(opensMore);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import type { Condition } from '../../catalog/conditions.ts';
import type { Tier } from '../../catalog/tiers.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';
import { type TierAnswer, tierAnswer } from './tier-condition.ts';

interface Given {
  readonly rules?: Partial<ProgramRules>;
  readonly facts?: Partial<ProgramFacts>;
  readonly area?: Area;
  readonly known?: KnownFacts;
  readonly loanType?: LoanType;
}

function answer(
  when: Tier['when'],
  { rules = {}, facts = {}, area = travis, known = {}, loanType = 'Conventional' }: Given = {},
): TierAnswer {
  const tier = { when, maxAmount: 5_000, maxPercent: null, percentOf: null, says: 'One.' };
  return tierAnswer(sampleProgram({ rules }), tier, {
    facts: { ...buyer, ...facts },
    area,
    known,
    loanType,
  });
}

const incomes = (householdIncome: number, householdSize = buyer.householdSize): Given => ({
  facts: { householdIncome, householdSize },
});

describe('a tier', () => {
  it('applies to everyone if it has no conditions', () => {
    expect(answer({})).toBe(true);
  });

  it('applies only if the buyer meets all its conditions', () => {
    const when = { incomeTo: 80_000, loanTypes: ['fha' as const], targetedArea: true as const };
    expect(answer(when)).toBe(false);
    expect(answer(when, { loanType: 'FHA' })).toEqual([{ condition: 'targeted-area' }]);
    expect(answer({ ...when, scoreFrom: 680 }, { loanType: 'FHA' })).toEqual([
      { condition: 'score', from: 680 },
      { condition: 'targeted-area' },
    ]);
  });
});

describe('scoreFrom', () => {
  // A good score is 660 to 719.
  it.each([
    [660, {}, true],
    [661, {}, [{ condition: 'score', from: 661 }]],
    [719, {}, [{ condition: 'score', from: 719 }]],
    [720, {}, false],
    [680, { scoreFrom: 680 }, true],
    [681, { scoreFrom: 680 }, [{ condition: 'score', from: 681 }]],
    [680, { scoreTo: 679 }, false],
    [679, { scoreTo: 679 }, [{ condition: 'score', from: 679 }]],
  ])(
    'compares %i with a score of 660 to 719 and the short answer %j: %j',
    (from, known, expected) => {
      expect(answer({ scoreFrom: from }, { known })).toEqual(expected);
    },
  );
});

describe('incomeTo', () => {
  it.each([
    [75_000, true],
    [75_001, false],
  ])('includes an income of $%i: %s', (income, expected) => {
    expect(answer({ incomeTo: 75_000 }, incomes(income))).toBe(expected);
  });

  it("leaves a condition on the borrowers' income undecided until the buyer enters that income, if the program uses only that income", () => {
    const given = { ...incomes(75_001), rules: { incomeOf: 'borrowers' as const } };
    expect(answer({ incomeTo: 75_000 }, given)).toEqual([
      { condition: 'borrowers-income', to: 75_000 },
    ]);
    const told = (borrowersIncome: number) =>
      answer({ incomeTo: 75_000 }, { ...given, known: { borrowersIncome } });
    expect(told(75_000)).toBe(true);
    expect(told(75_001)).toBe(false);
    const household = { ...given, rules: {}, known: { borrowersIncome: 75_000 } };
    expect(answer({ incomeTo: 75_000 }, household)).toBe(false);
  });
});

describe('incomeToPercentAmi', () => {
  const adjusted = { incomeToPercentAmi: 80, householdSize: 'adjusted' as const };
  const sixty = { incomeToPercentAmi: 60, householdSize: 'adjusted' as const };
  const plain = { incomeToPercentAmi: 80, householdSize: 'not-adjusted' as const };
  const unknown = { incomeToPercentAmi: 80, householdSize: 'unknown' as const };

  it.each([
    // HUD's 80% limit for three people, and for one person.
    [adjusted, 90_000, 3, true],
    [adjusted, 90_001, 3, false],
    [adjusted, 70_000, 1, true],
    [adjusted, 70_001, 1, false],
    // 1.2 times HUD's 50% limit of 56,500 for three people.
    [sixty, 67_800, 3, true],
    [sixty, 67_801, 3, false],
    // 80% of the median family income, for every household.
    [plain, 104_000, 1, true],
    [plain, 104_001, 8, false],
    [unknown, 90_000, 3, true],
    [unknown, 90_001, 3, [{ condition: 'income' }]],
    [unknown, 104_001, 3, false],
  ])('with %j, includes $%i for a household of %i: %j', (when, income, size, expected) => {
    expect(answer(when, incomes(income, size))).toEqual(expected);
  });

  it.each([
    [80_999, true],
    [81_000, [{ condition: 'income' }]],
    [99_000, [{ condition: 'income' }]],
    [99_001, false],
  ])(
    'leaves the condition undecided within 10%% of the limit if each town has its own limit: $%i %j',
    (income, expected) => {
      expect(answer(adjusted, { ...incomes(income), area: townBased })).toEqual(expected);
    },
  );

  it('leaves the income condition undecided if there are no figures for the county', () => {
    expect(answer(adjusted, { area: { ...travis, income: null } })).toEqual([
      { condition: 'income' },
    ]);
  });
});

describe('incomeToPercentOfLimit', () => {
  const when = { incomeToPercentOfLimit: 80 };

  it.each([
    [80_000, true],
    [80_001, false],
  ])('decides whether an income of $%i is within a limit of $100,000: %s', (income, expected) => {
    expect(answer(when, { ...incomes(income), rules: { maxIncome: { limit: 100_000 } } })).toBe(
      expected,
    );
  });

  it.each([
    [80_001, [{ condition: 'income' }]],
    [92_000, [{ condition: 'income' }]],
    [92_001, false],
  ])(
    'leaves the condition undecided up to 15%% over a share of an estimated limit: $%i %j',
    (income, expected) => {
      const rules = { maxIncome: { limit: 100_000 }, standIns: ['income' as const] };
      expect(answer(when, { ...incomes(income), rules })).toEqual(expected);
    },
  );

  it('leaves the income condition undecided if the limit is unknown', () => {
    expect(answer(when)).toEqual([{ condition: 'income' }]);
  });
});

describe('loanTypes', () => {
  it.each([
    ['Conventional', false],
    ['FHA', true],
    ['VA', true],
    ['USDA', false],
  ] as const)('includes a loan of the type %s: %s', (loanType, expected) => {
    expect(answer({ loanTypes: ['fha', 'va'] }, { loanType })).toBe(expected);
  });
});

describe('firstGeneration', () => {
  const when = { firstGeneration: true as const };
  const never = 'parents-never-owned';
  const noneNow = 'parents-own-none-now';
  const asks = (key: string) => [{ condition: 'first-generation', key }];

  it.each([
    [{}, asks(never)],
    [{ [never]: true }, true],
    [{ [never]: false }, [{ condition: 'family-history' }]],
    [{ [never]: false, [noneNow]: true }, [{ condition: 'family-history' }]],
    [{ [never]: false, [noneNow]: false }, false],
    [{ [noneNow]: false }, false],
    [{ [noneNow]: true }, asks(never)],
  ])('treats the answers %j, if the program has no definition, as %j', (conditions, expected) => {
    expect(answer(when, { known: { conditions } })).toEqual(expected);
  });

  it.each([
    [{}, asks(noneNow)],
    [{ [noneNow]: true }, true],
    [{ [noneNow]: false }, false],
    [{ [never]: true }, asks(noneNow)],
  ])("uses the program's own definition: %j is %j", (conditions, expected) => {
    const own: Condition = { kind: 'first-generation', definition: noneNow, says: 'Own none now.' };
    expect(answer(when, { rules: { conditions: [own] }, known: { conditions } })).toEqual(expected);
  });
});

describe('the home', () => {
  it.each(['targetedArea', 'newHome'] as const)(
    'always leaves the condition undecided for %s',
    (key) => {
      const condition = key === 'newHome' ? 'new-home' : 'targeted-area';
      expect(answer({ [key]: true })).toEqual([{ condition }]);
    },
  );

  it.each([
    [['48453'], true],
    [['48491'], false],
  ])('decides whether a home in Travis County is in %j: %s', (counties, expected) => {
    expect(answer({ counties })).toBe(expected);
  });

  it('leaves the condition undecided if a planning region covers only part of a former county', () => {
    const region = { ...travis, countyFips: '09120', state: 'CT' };
    expect(answer({ counties: ['09001'] }, { area: region })).toEqual([{ condition: 'county' }]);
    expect(answer({ counties: ['09120'] }, { area: region })).toBe(true);
  });
});

describe('the buyer', () => {
  it.each<[Tier['when']['profession'], Partial<ProgramFacts>, boolean]>([
    [['education', 'veteran'], { profession: ['education'] }, true],
    [['education'], { profession: ['firefighter', 'education'] }, true],
    [['education'], { profession: ['firefighter'] }, false],
    [['education'], { profession: [] }, false],
    [['education', 'veteran'], { veteranStatus: true }, true],
    [['education'], { veteranStatus: true }, false],
  ])('meets the professions %j with %j: %s', (profession, facts, expected) => {
    expect(answer({ profession }, { facts })).toBe(expected);
  });

  it.each([true, false])('meets the first-time rule: %s', (housingStatus) => {
    expect(answer({ firstTimeBuyer: true }, { facts: { housingStatus } })).toBe(housingStatus);
  });
});

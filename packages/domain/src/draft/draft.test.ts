import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, rubbish } from '../../test/quote-arbitraries.ts';
import { austin, sampleDraft, sampleQuote } from '../../test/quote-samples.ts';
import { questionNames } from '../quote/question-lists.ts';
import { Fraction } from '../units.ts';
import { defaultCalculatorDetails, type StoredCalculatorDetails } from './calculator-details.ts';
import { changedDraft, changesOf, draftOf, emptyDraft } from './change-draft.ts';
import { QuoteDraft, readDraft } from './draft.ts';

/** Serializes and parses a value, as browser storage does. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('emptyDraft', () => {
  it('returns a draft without answers or professions', () => {
    const { calculator, profession, scenarios, typedAmounts, ...rest } = emptyDraft();
    const { startedFromLink, version, ...others } = rest;
    expect(Object.values({ ...others, ...typedAmounts }).every((value) => value === null)).toBe(
      true,
    );
    expect([profession, scenarios]).toEqual([[], []]);
    expect(startedFromLink).toBe(false);
    expect(version).toBe(1);
    expect(calculator).toEqual(defaultCalculatorDetails);
  });
});

describe('changedDraft', () => {
  const typed = { homePrice: 5, householdIncome: 6, downPayment: null };

  it('clears the amount typed for the answered question and keeps the others', () => {
    const draft = sampleDraft({ typedAmounts: typed });
    expect(changedDraft(draft, { homePrice: 390_000 })).toEqual({
      ...draft,
      homePrice: 390_000,
      typedAmounts: { ...typed, homePrice: null },
    });
  });

  it('changes a typed amount without changing an answer', () => {
    const draft = sampleDraft();
    const changed = changedDraft(draft, { typedAmounts: typed });
    expect(changed).toEqual({ ...draft, typedAmounts: typed });
    expect(readDraft(stored(changed))).toEqual(changed);
  });
});

describe('readDraft', () => {
  it.each([
    ['replaces the old default of 0 closing costs with the average', {}, 0, null],
    ['keeps closing costs that the buyer entered', {}, 3, 3],
    ['keeps closing costs of 0 that the buyer entered', { cash: null }, 0, 0],
  ])('%s', (_, newer, closingCosts, expected) => {
    const { cash, ...older } = sampleDraft();
    const calculator = { ...defaultCalculatorDetails, closingCosts };
    const read = readDraft(stored({ ...older, ...newer, calculator }));
    expect(read?.calculator.closingCosts).toBe(expected);
  });

  describe('for a draft from before prepaid interest', () => {
    /** Parses a draft whose calculator has these settings but no days of prepaid interest. */
    const readOlder = (older: Partial<StoredCalculatorDetails>) => {
      const { prepaidInterestDays, lineRate, ...calculator } = { ...settings, ...older };
      return readDraft(stored({ ...sampleDraft(), calculator }))?.calculator;
    };
    const settings = { ...defaultCalculatorDetails, otherDebts: 400, extraPrincipal: 50 };

    it('changes the default fees and dues of 0 to null and keeps all other values', () => {
      expect(readOlder({ lenderFees: 0, dues: 0 })).toEqual({
        ...settings,
        lenderFees: null,
        dues: null,
        prepaidInterestDays: 15,
        lineRate: null,
      });
    });

    it.each([
      [900, 0, 900, null],
      [0, 250, null, 250],
      [1, 1, 1, 1],
    ])(
      'parses lender fees of %i and dues of %i in an older draft as %s and %s',
      (lenderFees, dues, readFees, readDues) => {
        expect(readOlder({ lenderFees, dues })).toMatchObject({
          lenderFees: readFees,
          dues: readDues,
        });
      },
    );

    it("replaces closing costs of 0 with the average if the draft does not contain the buyer's cash", () => {
      const { cash, ...older } = sampleDraft();
      const { prepaidInterestDays, ...calculator } = { ...settings, closingCosts: 0, dues: 0 };
      const read = readDraft(stored({ ...older, calculator }));
      expect(read?.calculator).toMatchObject({ closingCosts: null, dues: null });
    });
  });

  it('keeps lender fees and dues of 0 that the buyer entered', () => {
    const calculator = {
      ...defaultCalculatorDetails,
      lenderFees: 0,
      dues: 0,
      prepaidInterestDays: 0,
    };
    const read = readDraft(stored(sampleDraft({ calculator })));
    expect(read?.calculator).toEqual(calculator);
  });

  it('returns every partial draft unchanged', () => {
    const partial = fc.record({ all: answers, answered: fc.subarray([...questionNames]) });
    fc.assert(
      fc.property(partial, ({ all, answered }) => {
        const some = Object.fromEntries(answered.map((name) => [name, all[name]]));
        const draft = stored({ ...emptyDraft(), ...some });
        expect(stored(readDraft(draft))).toEqual(stored(draft));
      }),
    );
  });

  it.each([
    ['homeType', 'castle'],
    ['homePlan', 7],
    ['homeLocation', { ...austin, zipcode: 'none' }],
    ['homePrice', '400000'],
    ['householdIncome', { dollars: 1 }],
    ['creditScore', 720],
    ['housingStatus', 'true'],
    ['veteranStatus', 0],
    ['id', 'not-a-uuid'],
    ['createdAt', 'yesterday'],
  ])('drops a %s of the wrong type and keeps the rest', (field, value) => {
    const draft = sampleDraft();
    expect(readDraft({ ...draft, [field]: value })).toEqual({ ...draft, [field]: null });
  });

  it('keeps invalid amounts, so that the confirmation can report them', () => {
    const draft = sampleDraft({ homePrice: -5, downPayment: 0, householdSize: 9 });
    expect(readDraft(stored(draft))).toEqual(draft);
  });

  it('keeps known professions, and drops duplicates', () => {
    const profession = ['healthcare', 'pilot', 'education', 'healthcare', null];
    expect(readDraft({ profession })?.profession).toEqual(['education', 'healthcare']);
  });

  it('parses a draft that was stored before drafts had a calculator, scenarios or a link', () => {
    const { calculator, scenarios, startedFromLink, ...older } = sampleDraft();
    expect(readDraft(older)).toEqual(sampleDraft());
  });

  it('drops unknown fields', () => {
    expect(readDraft({ ...sampleDraft(), loanPurpose: 'refinance' })).toEqual(sampleDraft());
  });

  it.each([null, undefined, 0, 'draft', true, [], {}, { state: sampleDraft() }])(
    'returns null for the stored value %j',
    (value) => {
      expect(readDraft(value)).toBeNull();
    },
  );

  it('never throws, and returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(rubbish, fc.anything()), (value) => {
        const draft = readDraft(value);
        if (draft !== null) expect(QuoteDraft.parse(stored(draft))).toEqual(stored(draft));
      }),
      { numRuns: 500 },
    );
  });
});

describe('draftOf', () => {
  it('keeps the ID and timestamps of a saved quote, and uses default calculator settings', () => {
    expect(draftOf(sampleQuote())).toEqual({
      ...sampleQuote(),
      typedAmounts: emptyDraft().typedAmounts,
      cash: null,
      deletedId: null,
      calculator: defaultCalculatorDetails,
      scenarios: [],
      startedFromLink: false,
      version: 1,
    });
  });
});

describe('changesOf', () => {
  const calculator = { ...defaultCalculatorDetails, propertyTax: Fraction.parse(0.02) };
  const draft = sampleDraft({ calculator });

  it('returns only the new answer if the change affects nothing else', () => {
    expect(changesOf(draft, 'homePrice', 1)).toEqual({ homePrice: 1 });
    expect(changesOf(draft, 'homeLocation', austin)).toEqual({ homeLocation: austin });
  });

  it("sets the buyer's cash to the down payment answer", () => {
    const changes = changesOf(sampleDraft({ cash: 12_000 }), 'downPayment', 9_000);
    expect(changes).toEqual({ downPayment: 9_000, cash: null });
  });

  it('clears the tax and insurance rates that the buyer entered when the location changes', () => {
    const elsewhere = { ...austin, id: 1 };
    expect(changesOf(draft, 'homeLocation', elsewhere)).toEqual({
      homeLocation: elsewhere,
      calculator: defaultCalculatorDetails,
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, rubbish } from '../../test/quote-arbitraries.ts';
import { austin, sampleDraft, sampleQuote } from '../../test/quote-samples.ts';
import { QuestionName } from '../quote/quote.ts';
import { Fraction } from '../units.ts';
import { defaultCalculatorDetails } from './calculator-details.ts';
import { changedDraft, changesOf, draftOf, emptyDraft, QuoteDraft, readDraft } from './draft.ts';

/** What storage gives back. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('emptyDraft', () => {
  it('has no answer, and none of the professions', () => {
    const { calculator, profession, scenarios, typedAmounts, ...rest } = emptyDraft();
    const { startedFromLink, counted, ...others } = rest;
    expect(Object.values({ ...others, ...typedAmounts }).every((value) => value === null)).toBe(
      true,
    );
    expect([profession, scenarios, counted]).toEqual([[], [], []]);
    expect(startedFromLink).toBe(false);
    expect(calculator).toEqual(defaultCalculatorDetails);
  });
});

describe('changedDraft', () => {
  const typed = { homePrice: 5, householdIncome: 6, downPayment: null };

  it('forgets the typed amount of a question that is answered, and keeps the others', () => {
    const draft = sampleDraft({ typedAmounts: typed });
    expect(changedDraft(draft, { homePrice: 390_000 })).toEqual({
      ...draft,
      homePrice: 390_000,
      typedAmounts: { ...typed, homePrice: null },
    });
  });

  it('changes a typed amount and no answer', () => {
    const draft = sampleDraft();
    const changed = changedDraft(draft, { typedAmounts: typed });
    expect(changed).toEqual({ ...draft, typedAmounts: typed });
    expect(readDraft(stored(changed))).toEqual(changed);
  });
});

describe('readDraft', () => {
  it('reads every partial state as it was stored', () => {
    const partial = fc.record({ all: answers, known: fc.subarray([...QuestionName.options]) });
    fc.assert(
      fc.property(partial, ({ all, known }) => {
        const some = Object.fromEntries(known.map((name) => [name, all[name]]));
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
  ])('drops a %s of another kind, and keeps the rest', (field, value) => {
    const draft = sampleDraft();
    expect(readDraft({ ...draft, [field]: value })).toEqual({ ...draft, [field]: null });
  });

  it('keeps amounts that will be refused, so that confirming can say why', () => {
    const draft = sampleDraft({ homePrice: -5, downPayment: 0, householdSize: 9 });
    expect(readDraft(stored(draft))).toEqual(draft);
  });

  it('keeps the professions that it knows, each once', () => {
    const profession = ['healthcare', 'pilot', 'education', 'healthcare', null];
    expect(readDraft({ profession })?.profession).toEqual(['education', 'healthcare']);
  });

  it('reads a draft from before it had a calculator, scenarios, a link or counted steps', () => {
    const { calculator, scenarios, startedFromLink, counted, ...older } = sampleDraft();
    expect(readDraft(older)).toEqual(sampleDraft());
  });

  it('leaves out what it does not know', () => {
    expect(readDraft({ ...sampleDraft(), loanPurpose: 'refinance' })).toEqual(sampleDraft());
  });

  it.each([null, undefined, 0, 'draft', true, [], {}, { state: sampleDraft() }])(
    'takes %j for no quote at all',
    (value) => {
      expect(readDraft(value)).toBeNull();
    },
  );

  it('never throws, and what it reads it reads again the same', () => {
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
  it('takes a saved quote with its id and times, and a new calculator', () => {
    expect(draftOf(sampleQuote())).toEqual({
      ...sampleQuote(),
      typedAmounts: emptyDraft().typedAmounts,
      deletedId: null,
      calculator: defaultCalculatorDetails,
      scenarios: [],
      startedFromLink: false,
      counted: null,
    });
  });
});

describe('changesOf', () => {
  const calculator = { ...defaultCalculatorDetails, propertyTax: Fraction.parse(0.02) };
  const draft = sampleDraft({ calculator });

  it('is the answer alone', () => {
    expect(changesOf(draft, 'homePrice', 1)).toEqual({ homePrice: 1 });
    expect(changesOf(draft, 'homeLocation', austin)).toEqual({ homeLocation: austin });
  });

  it("takes the buyer's own rates away with the place that they were for", () => {
    const elsewhere = { ...austin, id: 1 };
    expect(changesOf(draft, 'homeLocation', elsewhere)).toEqual({
      homeLocation: elsewhere,
      calculator: defaultCalculatorDetails,
    });
  });
});

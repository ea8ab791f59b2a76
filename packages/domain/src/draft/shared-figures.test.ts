import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { austin, sampleDraft } from '../../test/quote-samples.ts';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../loan/pricing-facts.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { Fraction, Percent } from '../units.ts';
import { programsQueryOf } from './asked-programs.ts';
import { emptyDraft } from './change-draft.ts';
import { readDraft } from './draft.ts';
import {
  askedPrograms,
  changesOfShared,
  draftOfShared,
  readSharedFigures,
  type SharedFigures,
  sharedParameters,
} from './shared-figures.ts';

type Parameters = Readonly<Record<string, string>>;

function read(parameters: Parameters): SharedFigures | null {
  return readSharedFigures((name) => parameters[name] ?? null);
}

function parametersOf(figures: SharedFigures): Parameters {
  return Object.fromEntries(sharedParameters(figures));
}

const figures: SharedFigures = {
  homePrice: 400_000,
  downPayment: 80_000,
  term: 15,
  interestRate: Percent.parse(6.125),
  programId: 12,
  withIds: [],
  locationId: austin.id,
  applyAssistance: true,
  helpPaysClosing: false,
};
const whole = parametersOf(figures);

const onlyAProgram: SharedFigures = {
  homePrice: null,
  downPayment: null,
  term: null,
  interestRate: null,
  programId: 12,
  withIds: [14],
  locationId: null,
  applyAssistance: true,
  helpPaysClosing: false,
};

const sharable: fc.Arbitrary<SharedFigures> = fc.record({
  homePrice: fc.option(fc.integer({ min: 1, max: LARGEST_AMOUNT })),
  downPayment: fc.option(fc.integer({ min: 1, max: LARGEST_AMOUNT })),
  term: fc.option(fc.constantFrom(...loanTerms)),
  interestRate: fc.option(
    fc
      .integer({ min: 0, max: HIGHEST_INTEREST_RATE * 1000 })
      .map((thousandths) => Percent.parse(thousandths / 1000)),
  ),
  programId: fc.option(fc.integer({ min: 1 })),
  withIds: fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 9 }),
  locationId: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
  applyAssistance: fc.boolean(),
  helpPaysClosing: fc.boolean(),
});

describe('a URL with shared figures', () => {
  it('contains an assistance parameter only when assistance is off', () => {
    const off = { ...figures, applyAssistance: false };
    expect(parametersOf(off)).toEqual({ ...whole, help: 'off' });
    expect(read({ ...whole, help: 'off' })).toEqual(off);
  });

  it.each(['', 'on', 'OFF', 'false', '0'])('ignores a help parameter of %j', (help) => {
    expect(read({ ...whole, help })).toEqual(figures);
  });

  it('contains only numbers', () => {
    expect(whole).toEqual({
      price: '400000',
      down: '80000',
      term: '15',
      rate: '6.125',
      programId: '12',
      location: '7870448453',
    });
  });

  it('contains a parameter for closing costs only when assistance pays them', () => {
    const paying = { ...figures, helpPaysClosing: true };
    expect(parametersOf(paying)).toEqual({ ...whole, closing: 'help' });
    expect(read({ ...whole, closing: 'yes' })).toEqual(figures);
    expect(changesOfShared(sampleDraft(), paying, null).calculator?.helpPaysClosing).toBe(true);
  });

  it('parses a URL back into the figures from which it was built', () => {
    fc.assert(
      fc.property(sharable, (shared) => {
        const { homePrice, downPayment, term, interestRate, locationId } = shared;
        const parts = [homePrice, downPayment, term, interestRate, locationId];
        const isAny = parts.some((figure) => figure !== null);
        expect(read(parametersOf(shared))).toEqual(isAny ? shared : null);
      }),
      { examples: [[onlyAProgram]] },
    );
  });

  it.each([
    ['price', 'homePrice', ['0', '-5', '4e5', '400000.5', '1000000001', '$400', ' 1', '', 'NaN']],
    ['down', 'downPayment', ['0', '-1', '1.5', 'Infinity', '0x10', '٣', '1000000001']],
    ['term', 'term', ['25', '30.5', '0', 'thirty', '']],
    ['rate', 'interestRate', ['25.001', '-1', '6,375', '6.', '.5', '1e1', '6.3750001']],
    ['programId', 'programId', ['0', '-1', '1.5', 'abc', '9999999999999999']],
    ['location', 'locationId', ['0', '78701x', '-7870448453', '1.5', '10000000000']],
  ])('drops only the invalid %s', (parameter, field, bad) => {
    for (const value of bad) {
      expect(read({ ...whole, [parameter]: value }), value).toEqual({ ...figures, [field]: null });
    }
  });

  it.each([
    {},
    { programId: '12' },
    { help: 'off' },
    { price: '', rate: 'x' },
    { utm_source: 'mail' },
  ])('does not treat a link with %o as a shared calculation', (parameters) => {
    expect(read(parameters)).toBeNull();
  });

  it('parses any link into valid figures only, without throwing an error', () => {
    const names = fc.constantFrom(
      ...['price', 'down', 'term', 'rate', 'programId', 'location', 'help'],
    );
    const values = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.dictionary(names, values), (parameters) => {
        const shared = read(parameters);
        if (shared === null) return;
        expect(read(parametersOf(shared))).toEqual(shared);
        const draft = draftOfShared(shared, null);
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });
});

describe('the program in a URL', () => {
  it.each([
    ['12', 12],
    ['012', 12],
    ['-1', null],
    ['abc', null],
    ['', null],
    [null, null],
  ])('parses the program parameters %j as %j', (value, id) => {
    expect(askedPrograms(() => value).programId).toBe(id);
  });
});

describe('the other programs of a combination in a URL', () => {
  it.each([
    ['14,9', [14, 9]],
    ['14', [14]],
    ['', []],
    ['14,', []],
    ['0,14', []],
    ['1e3', []],
    ['1,2,3,4,5,6,7,8,9,10', []],
    [null, []],
  ])('parses the parameters for other programs %j as %j', (value, ids) => {
    expect(askedPrograms(() => value).withIds).toEqual(ids);
  });

  it('returns no query if there is no leading program', () => {
    expect(programsQueryOf({ programId: 12, withIds: [14, 9] })).toBe('?programId=12&with=14,9');
    expect(programsQueryOf({ programId: 12, withIds: [] })).toBe('?programId=12');
    expect(programsQueryOf({ programId: null, withIds: [14] })).toBe('');
  });
});

describe('a draft from shared figures', () => {
  it('contains the figures and leaves every other question unanswered', () => {
    expect(draftOfShared(figures, austin)).toEqual({
      ...emptyDraft(),
      homePrice: 400_000,
      downPayment: 80_000,
      homeLocation: austin,
      calculator: { ...emptyDraft().calculator, term: 15, interestRate: 6.125 },
      startedFromLink: true,
    });
  });

  it('uses the default term and rate if the link contains none', () => {
    const draft = draftOfShared({ ...figures, term: null, interestRate: null }, null);
    expect(draft.calculator).toEqual(emptyDraft().calculator);
    expect(draft.homeLocation).toBeNull();
  });
});

describe('shared figures in an existing draft', () => {
  const own = { propertyTax: Fraction.parse(0.02), insurance: Fraction.parse(0.01) };
  const draft = sampleDraft({ calculator: { ...emptyDraft().calculator, ...own } });

  it('replaces the answers that the link contains, and keeps the other answers', () => {
    const changed = { ...draft, ...changesOfShared(draft, { ...figures, homePrice: null }, null) };
    expect(changed).toEqual({
      ...draft,
      downPayment: 80_000,
      calculator: { ...draft.calculator, term: 15, interestRate: 6.125 },
      startedFromLink: true,
    });
  });

  it('applies assistance for the recipient of the link in the same way as for the sender', () => {
    for (const applyAssistance of [true, false]) {
      const own = sampleDraft({ calculator: { ...draft.calculator, applyAssistance } });
      for (const applyAssistance of [true, false]) {
        const changes = changesOfShared(own, { ...figures, applyAssistance }, null);
        expect(changes.calculator?.applyAssistance).toBe(applyAssistance);
      }
    }
  });

  it("clears the buyer's own rates only if the link changes the location", () => {
    const same = changesOfShared(draft, figures, austin);
    expect(same.calculator).toMatchObject(own);
    const elsewhere = changesOfShared(draft, figures, { ...austin, id: 1 });
    expect(elsewhere.calculator).toMatchObject({ propertyTax: null, insurance: null });
  });
});

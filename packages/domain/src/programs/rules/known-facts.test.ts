import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../../test/known-arbitraries.ts';
import { CreditScore } from '../../quote/choices.ts';
import { creditScoreBand } from '../../quote/credit-score.ts';
import { answerTo, cityKey, KnownFacts, knownAt, scoreRange } from './known-facts.ts';
import { nothingKnown } from './nothing-known.ts';

describe('KnownFacts', () => {
  const answers = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, true]));

  it.each<[string, unknown, boolean]>([
    ['no answers', {}, true],
    ['only skipped answers', { scoreFrom: null, scoreTo: null, borrowersIncome: null }, true],
    ['a score of 299', { scoreFrom: 299 }, false],
    ['a score of 300', { scoreFrom: 300 }, true],
    ['a score of 850', { scoreTo: 850 }, true],
    ['a score of 851', { scoreTo: 851 }, false],
    ['a score with half a point', { scoreFrom: 640.5 }, false],
    ['an income of -1', { borrowersIncome: -1 }, false],
    ['an income of 0', { borrowersIncome: 0 }, true],
    ['an income of a billion', { borrowersIncome: 1_000_000_000 }, true],
    ['an income above a billion', { borrowersIncome: 1_000_000_001 }, false],
    ['an income with half a dollar', { borrowersIncome: 0.5 }, false],
    ['200 answers', { conditions: answers(200) }, true],
    ['201 answers', { conditions: answers(201) }, false],
    ['a key of 300 characters', { conditions: { ['a'.repeat(300)]: true } }, true],
    ['a key of 301 characters', { conditions: { ['a'.repeat(301)]: true } }, false],
    ['an answer in words', { conditions: { a: 'yes' } }, false],
    ['an unknown field', { veteranStatus: true }, false],
  ])('accepts short answers with %s: %s', (_, facts, expected) => {
    expect(KnownFacts.safeParse(facts).success).toBe(expected);
  });

  it('accepts any short answers in the correct format', () => {
    fc.assert(
      fc.property(knownFacts, (known) => {
        expect(KnownFacts.parse(known)).toEqual(known);
      }),
    );
  });
});

describe('answerTo', () => {
  const known: KnownFacts = { conditions: { yes: true, no: false, [cityKey('Austin')]: true } };

  it.each([
    ['yes', true],
    ['no', false],
    ['city-limits:Austin', true],
    ['Austin', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('returns, for the condition %j, the answer %s', (key, expected) => {
    expect(answerTo(known, key)).toBe(expected);
    expect(answerTo(nothingKnown, key)).toBeUndefined();
  });

  it('returns the buyer’s answer for a key that is also the name of a built-in property', () => {
    const named: KnownFacts = { conditions: { toString: true, constructor: false } };
    expect(answerTo(named, 'toString')).toBe(true);
    expect(answerTo(named, 'constructor')).toBe(false);
  });

  it('ignores the key __proto__ in a request', () => {
    const request: unknown = JSON.parse('{ "conditions": { "__proto__": true, "no": false } }');
    const parsed = KnownFacts.parse(request);
    expect(answerTo(parsed, '__proto__')).toBeUndefined();
    expect(answerTo(parsed, 'no')).toBe(false);
  });
});

describe('knownAt', () => {
  const known: KnownFacts = { scoreFrom: 640, locationId: 7, conditions: { 'You rent.': true } };

  it('keeps all answers if they were given for the current location', () => {
    expect(knownAt(known, 7)).toBe(known);
    const anywhere = { ...known, locationId: null };
    expect(knownAt(anywhere, 8)).toBe(anywhere);
  });

  it('drops the answers about conditions if they were given for another location', () => {
    expect(knownAt(known, 8)).toEqual({ scoreFrom: 640, locationId: 7 });
  });
});

describe('scoreRange', () => {
  it.each<[CreditScore, KnownFacts, number, number]>([
    ['good', {}, 660, 719],
    ['good', { scoreFrom: null, scoreTo: null }, 660, 719],
    ['good', { scoreFrom: 680 }, 680, 719],
    ['good', { scoreTo: 679 }, 660, 679],
    ['good', { scoreFrom: 680, scoreTo: 699 }, 680, 699],
    ['good', { scoreFrom: 719 }, 719, 719],
    ['good', { scoreTo: 660 }, 660, 660],
    ['good', { scoreFrom: 640, scoreTo: 680 }, 660, 680],
    ['good', { scoreFrom: 680, scoreTo: 740 }, 680, 719],
    ['poor', { scoreFrom: 580 }, 580, 619],
  ])(
    'narrows the range of a %s score with the answer %o to %s through %s',
    (band, known, from, to) => {
      expect(scoreRange(band, known)).toEqual({ from, to });
    },
  );

  it.each<KnownFacts>([{ scoreFrom: 720 }, { scoreTo: 659 }, { scoreFrom: 700, scoreTo: 680 }])(
    'ignores the answer %o for a good score',
    (known) => {
      expect(scoreRange('good', known)).toEqual({ from: 660, to: 719 });
    },
  );

  it('returns a range that stays within the score band and is never empty', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CreditScore.options), knownFacts, (band, known) => {
        const { from, to } = scoreRange(band, known);
        expect(from).toBeGreaterThanOrEqual(creditScoreBand[band].from);
        expect(to).toBeLessThanOrEqual(creditScoreBand[band].to);
        expect(from).toBeLessThanOrEqual(to);
      }),
    );
  });
});

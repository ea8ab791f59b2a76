import type { KnownFacts, ShortCheck } from '@latchkey/domain';
import { cityCheck, conditionsCheck, scoreCheck, tierCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { answerOf, withAnswer } from './known-answers.ts';
import { questionWords } from './question-words.ts';
import { openQuestions, shortQuestions } from './questions.ts';

const savings = { says: 'You may have at most $20,000 in cash.', key: 'savings' };
const parents = { says: 'Your parents never owned one.', key: 'parents-never-owned' };

function asked(...programs: Parameters<typeof sampleMatch>[0][]): string[] {
  const matches = programs.map((changes, id) => sampleMatch({ id, ...changes }));
  return shortQuestions(matches).map(({ id }) => id);
}

describe('shortQuestions', () => {
  it('asks only questions whose answers determine whether a program matches', () => {
    expect(
      asked(
        { rules: [scoreCheck(640), conditionsCheck(savings)] },
        { rules: [cityCheck('Detroit')], status: 'paused' },
        { rules: [scoreCheck(660), conditionsCheck({ says: 'Ask a lender.', key: null })] },
        { rules: [] },
      ),
    ).toEqual(['score:640', 'savings']);
  });

  it('asks each question once for all programs, starting with the question that affects the most programs', () => {
    const programs = [
      { rules: [cityCheck('Detroit')], maxAmount: 30_000 },
      { rules: [scoreCheck(640)], programName: 'A' },
      { rules: [scoreCheck(640)], maxAmount: 25_000 },
    ];
    expect(asked(...programs)).toEqual(['score:640', 'city-limits:Detroit']);
    const [score] = shortQuestions(programs.map((each, id) => sampleMatch({ id, ...each })));
    expect(score && questionWords(score)).toEqual({
      asked: 'Is your credit score 640 or more?',
      meaning: null,
      definition: null,
      decides: 'Decides 2 programs, up to $25,000',
    });
  });

  it('asks for the number of units if it determines the loan limit', () => {
    const loan = {
      rule: 'first-mortgage',
      verdict: 'check',
      limitOf: 'fha',
      pastYear: null,
    } as const;
    const limit = { ...loan, required: [], actual: 800_000, limit: 731_700 };
    expect(asked({ rules: [{ ...limit, reason: 'more-units' }] })).toEqual(['units']);
    expect(asked({ rules: [{ ...limit, reason: 'unknown-type' }] })).toEqual([]);
    const [question] = shortQuestions([
      sampleMatch({ rules: [{ ...limit, reason: 'more-units' }] }),
    ]);
    expect(question && questionWords(question).asked).toBe('How many units?');
  });

  it('asks about conditions that determine an amount, and shows the higher amount', () => {
    const key = 'parents-never-owned' as const;
    const rules = [tierCheck({ condition: 'first-generation', key })];
    const [question] = shortQuestions([sampleMatch({ rules })]);
    expect(question?.id).toBe(key);
    expect(question && questionWords(question)).toMatchObject({
      definition: 'The first in a family: up to $18,000.',
      decides: 'Decides Sample Grant, $18,000',
    });
    expect(asked({ rules: [tierCheck({ condition: 'score', from: 680 })] })).toEqual(['score:680']);
    const income = tierCheck({ condition: 'borrowers-income', to: 60_000 });
    expect(asked({ rules: [income] })).toEqual(['borrowers-income']);
  });

  it('asks nothing if only the agency can determine the amount', () => {
    const rules = [tierCheck({ condition: 'score', from: 680 }, { condition: 'targeted-area' })];
    expect(asked({ rules })).toEqual([]);
  });

  it('asks at most five questions', () => {
    const scores = [620, 630, 640, 650, 660, 670];
    expect(asked(...scores.map((score) => ({ rules: [scoreCheck(score)] })))).toHaveLength(5);
  });

  it('explains what the programs mean by "first generation"', () => {
    const [question] = shortQuestions([sampleMatch({ rules: [conditionsCheck(parents)] })]);
    expect(question && questionWords(question)).toMatchObject({
      meaning: 'Your parents never owned a home.',
      definition: 'Your parents never owned one.',
    });
  });
});

describe('openQuestions', () => {
  const questions = shortQuestions([
    sampleMatch({ id: 1, rules: [scoreCheck(640), conditionsCheck(savings)] }),
    sampleMatch({ id: 2, rules: [scoreCheck(640)] }),
    sampleMatch({ id: 3, rules: [cityCheck('Detroit')] }),
  ]);
  const openAfter = (known: KnownFacts) =>
    openQuestions(questions, known).map(({ id, decides }) => [id, decides.map((each) => each.id)]);
  const all = [
    ['score:640', [1, 2]],
    ['savings', [1]],
    ['city-limits:Detroit', [3]],
  ];

  it('keeps every question while no answer rules out a program', () => {
    expect(openAfter({})).toEqual(all);
    expect(openAfter({ scoreFrom: 640, conditions: { savings: true } })).toEqual(all);
  });

  it('drops a question if all its programs are ruled out', () => {
    expect(openAfter({ scoreTo: 639 })).toEqual([all[0], all[2]]);
  });

  it('lists under a question only programs that are still possible', () => {
    const [score] = openAfter({ conditions: { savings: false } });
    expect(score).toEqual(['score:640', [2]]);
  });

  it('rules out no program because of an answer that affects only the amount', () => {
    const tiered = shortQuestions([
      sampleMatch({ rules: [tierCheck({ condition: 'score', from: 680 }), cityCheck('Detroit')] }),
    ]);
    const left = openQuestions(tiered, { scoreTo: 679 }).map(({ id }) => id);
    expect(left).toEqual(['score:680', 'city-limits:Detroit']);
    expect(openQuestions(tiered, { conditions: { 'city-limits:Detroit': false } })).toHaveLength(1);
  });

  it('keeps an answered question, so that the buyer can change the answer', () => {
    const known = { scoreTo: 639, conditions: { savings: false } };
    expect(openAfter(known).map(([id]) => id)).toEqual(all.map(([id]) => id));
  });
});

describe('withAnswer', () => {
  const score = (minimum: number): ShortCheck => ({ kind: 'score', score: minimum });
  const home = 4_821_926_163;
  const knownAfter = (...answers: [number, boolean | null][]) =>
    answers.reduce<KnownFacts>(
      (known, [minimum, answer]) => withAnswer(known, score(minimum), answer, home),
      {},
    );

  it.each([
    ['yes', [[640, true]], 640, null],
    ['no', [[640, false]], null, 639],
    [
      'the higher of two yes',
      [
        [640, true],
        [620, true],
      ],
      640,
      null,
    ],
    [
      'the lower of two no',
      [
        [640, false],
        [660, false],
      ],
      null,
      639,
    ],
    [
      'between two answers',
      [
        [620, true],
        [640, false],
      ],
      620,
      639,
    ],
    [
      'the last of two that contradict each other',
      [
        [660, true],
        [640, false],
      ],
      null,
      639,
    ],
    [
      'nothing once it is skipped',
      [
        [640, true],
        [640, null],
      ],
      null,
      null,
    ],
  ] satisfies [string, [number, boolean | null][], number | null, number | null][])(
    'narrows the range of scores: %s',
    (_, answers, scoreFrom, scoreTo) => {
      expect(knownAfter(...answers)).toEqual({ scoreFrom, scoreTo, locationId: home });
    },
  );

  it("treats a minimum score as met if the buyer's score meets a higher minimum", () => {
    expect(answerOf(score(620), knownAfter([640, true]))).toBe(true);
    expect(answerOf(score(660), knownAfter([640, false]))).toBe(false);
    expect(answerOf(score(660), knownAfter([640, true]))).toBeNull();
  });

  it('stores, changes and removes the answer about a condition', () => {
    const check: ShortCheck = { kind: 'condition', ...savings };
    const yes = withAnswer({}, check, true, home);
    expect(answerOf(check, yes)).toBe(true);
    expect(answerOf(check, withAnswer(yes, check, false, home))).toBe(false);
    expect(withAnswer(yes, check, null, home).conditions).toEqual({});
  });

  it('drops answers about conditions that the buyer gave for another home', () => {
    const elsewhere: KnownFacts = { scoreFrom: 640, conditions: { savings: true }, locationId: 1 };
    expect(withAnswer(elsewhere, score(660), true, home)).toEqual({
      scoreFrom: 660,
      scoreTo: null,
      locationId: home,
    });
  });

  it('stores the number of units', () => {
    const check: ShortCheck = { kind: 'units' };
    expect(answerOf(check, withAnswer({}, check, 3, home))).toBe(3);
    expect(answerOf(check, withAnswer({ units: 3 }, check, null, home))).toBeNull();
    expect(withAnswer({}, check, 5, home).units).toBeNull();
  });

  it('stores the borrowers’ income', () => {
    const check: ShortCheck = { kind: 'income', limit: 60_000 };
    expect(answerOf(check, withAnswer({}, check, 52_000, home))).toBe(52_000);
    expect(answerOf(check, withAnswer({}, check, null, home))).toBeNull();
  });
});

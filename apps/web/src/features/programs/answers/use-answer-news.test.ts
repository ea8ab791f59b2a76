import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { scoreCheck } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { afterList, newsOf, nothingAnswered } from './use-answer-news.ts';

const home = 7;
const first: KnownFacts = { locationId: home, scoreFrom: 640 };
const second: KnownFacts = { ...first, conditions: { savings: true } };

/** Applies a series of page states: short answers, and the list of programs once it has loaded. */
function newsAfter(...pages: [KnownFacts, (readonly MatchedProgram[])?][]) {
  const start = { programs: [sampleMatch()], known: {} };
  let shown = nothingAnswered(start);
  for (const [known, arrived] of pages) {
    const list = { programs: arrived ?? shown.programs, known };
    const answered = afterList(shown, list, arrived !== undefined);
    shown = afterList(answered, list, arrived !== undefined);
  }
  return shown.news;
}

describe('afterList', () => {
  it('undoes the last of two answers, even if no list has loaded between them', () => {
    expect(newsAfter([first], [second, [sampleMatch()]])?.undo).toEqual(first);
  });

  it('can undo an answer before its list has loaded', () => {
    expect(newsAfter([first, [sampleMatch()]], [second])?.undo).toEqual(first);
  });

  it('shows no changes after the buyer undoes an answer', () => {
    const undone = { scoreFrom: 640, locationId: home };
    const list = () => [sampleMatch()];
    expect(newsAfter([first, list()], [second, list()], [undone])).toBeNull();
    expect(newsAfter([first], [second, list()], [undone], [undone, list()])).toBeNull();
  });

  it('shows no changes if a list loads without a new answer', () => {
    expect(newsAfter([{}, [sampleMatch()]])).toBeNull();
    expect(newsAfter([first, [sampleMatch()]], [first, [sampleMatch()]])).toBeNull();
  });
});

describe('newsOf', () => {
  it('lists the programs that are new under “Fits now”, and those that no longer match', () => {
    const open = sampleMatch({ id: 1, rules: [scoreCheck(640)] });
    const fits = sampleMatch({ id: 1 });
    const gone = sampleMatch({ id: 2 });
    expect(newsOf([open, gone], [fits])).toEqual({ fits: [fits], gone: [gone] });
  });
});

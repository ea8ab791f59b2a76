import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { sampleMatch, scoreCheck } from '../../../../test/sample-match.ts';
import { afterList, newsOf, nothingAnswered } from './use-answer-news.ts';

const home = 7;
const first: KnownFacts = { locationId: home, scoreFrom: 640 };
const second: KnownFacts = { ...first, conditions: { savings: true } };

/** Steps through the page's states: the answers, and the list once it arrives. */
function toldAfter(...pages: [KnownFacts, (readonly MatchedProgram[])?][]) {
  const start = { programs: [sampleMatch()], known: {} };
  let told = nothingAnswered(start);
  for (const [known, arrived] of pages) {
    const list = { programs: arrived ?? told.programs, known };
    const answered = afterList(told, list, arrived !== undefined);
    told = afterList(answered, list, arrived !== undefined);
  }
  return told.news;
}

describe('afterList', () => {
  it('offers to undo the last of two answers, even if no list arrived between them', () => {
    expect(toldAfter([first], [second, [sampleMatch()]])?.undo).toEqual(first);
  });

  it('offers to undo an answer whose list has not arrived yet', () => {
    expect(toldAfter([first, [sampleMatch()]], [second])?.undo).toEqual(first);
  });

  it('shows no news after the buyer undoes an answer', () => {
    const undone = { scoreFrom: 640, locationId: home };
    const list = () => [sampleMatch()];
    expect(toldAfter([first, list()], [second, list()], [undone])).toBeNull();
    expect(toldAfter([first], [second, list()], [undone], [undone, list()])).toBeNull();
  });

  it('shows no news for a list that arrives without an answer', () => {
    expect(toldAfter([{}, [sampleMatch()]])).toBeNull();
    expect(toldAfter([first, [sampleMatch()]], [first, [sampleMatch()]])).toBeNull();
  });
});

describe('newsOf', () => {
  it('lists the programs that fit now and those that no longer match', () => {
    const open = sampleMatch({ id: 1, rules: [scoreCheck(640)] });
    const fits = sampleMatch({ id: 1 });
    const gone = sampleMatch({ id: 2 });
    expect(newsOf([open, gone], [fits])).toEqual({ fits: [fits], gone: [gone] });
  });
});

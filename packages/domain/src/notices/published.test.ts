import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { factsOf } from '../catalog/edits/stored-facts.ts';
import { type DatedChange, publishedChanges, withoutUndone } from './published.ts';

const program = sampleProgram();
const source = { sourceUrl: 'https://agency.example.gov/news', sourceDay: '2026-11-20' };
const createdAt = new Date('2026-11-23T10:00:00Z');
let latest = 0;

function change(
  oldValue: unknown,
  newValue: unknown,
  { isUndone = false, fact = 'rules.minCreditScore' } = {},
): DatedChange {
  latest += 1;
  return {
    id: latest,
    slug: program.slug,
    fact,
    oldValue,
    newValue,
    isUndone,
    createdAt,
    ...source,
  };
}

const undone = { isUndone: true };
const catalog = (slug: string) => (slug === program.slug ? program : undefined);
const scores = (changes: readonly DatedChange[]) =>
  withoutUndone(changes).map(({ oldValue, newValue }) => [oldValue, newValue]);

describe('withoutUndone', () => {
  it('drops an edit that was undone, together with the change that undid it', () => {
    expect(scores([change(640, 620, undone), change(620, 640, undone)])).toEqual([]);
  });

  it('starts the next change at the value before an undone change', () => {
    expect(scores([change(640, 620, undone), change(620, 600)])).toEqual([[640, 600]]);
  });

  it('keeps the changes before and after an undone change', () => {
    const changes = [
      change(640, 620),
      change(620, 580, undone),
      change(580, 620, undone),
      change(620, 600),
    ];
    expect(scores(changes)).toEqual([
      [640, 620],
      [620, 600],
    ]);
  });

  it('drops a change that only restores the value from before a change that was undone', () => {
    expect(scores([change(640, 620, undone), change(620, 640)])).toEqual([]);
  });

  it('does not mix facts or programs', () => {
    const other = { ...change(640, 620, undone), slug: 'another' };
    const text = change('a', 'b', { fact: 'programName', isUndone: true });
    expect(scores([other, text, change(620, 600)])).toEqual([[620, 600]]);
  });

  it('returns a chain of values without gaps after it removes undone changes', () => {
    const steps = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 5 }), isUndone: fc.boolean() }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let value = 0;
        const changes = all.map((step) => {
          const one = change(value, step.value, { isUndone: step.isUndone });
          value = step.value;
          return one;
        });
        let shown: unknown = 0;
        for (const [before, after] of scores(changes)) {
          expect(before).toBe(shown);
          expect(after).not.toBe(before);
          shown = after;
        }
        const lastKept = all.findLast(({ isUndone }) => !isUndone);
        if (all.at(-1) === lastKept && lastKept) expect(shown).toBe(lastKept.value);
      }),
    );
  });
});

describe('publishedChanges', () => {
  it('returns a changed fact with its values, its source and its program', () => {
    const [published] = publishedChanges([change(640, null)], catalog);
    expect(published).toMatchObject({
      slug: program.slug,
      program: { fullName: program.fullName },
      what: { fact: 'rules.minCreditScore', before: 640, after: null, ...source },
      createdAt,
    });
  });

  it('omits facts that notices do not announce, and values that were only confirmed', () => {
    const funding = {
      status: 'open',
      statusCheckedOn: '2026-11-20',
      opensOn: null,
      closesOn: null,
    };
    const confirmed = change({ ...funding, statusCheckedOn: '2026-10-01' }, funding, {
      fact: 'funding',
    });
    const name = change('Ours', 'Theirs', { fact: 'programName' });
    expect(publishedChanges([confirmed, name], catalog)).toEqual([]);
  });

  it('lists new and removed programs', () => {
    const facts = factsOf(program);
    const [added] = publishedChanges([change(null, facts, { fact: 'program' })], catalog);
    expect(added).toMatchObject({ what: 'added', program: { slug: program.slug } });
    const gone = change(facts, null, { fact: 'program' });
    const [removed] = publishedChanges([gone], () => undefined);
    expect(removed).toMatchObject({ what: 'removed', program: { fullName: program.fullName } });
  });

  it('skips a fact of a program that is not in the catalog', () => {
    expect(publishedChanges([change(640, 620)], () => undefined)).toEqual([]);
  });
});

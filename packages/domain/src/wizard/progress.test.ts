import { describe, expect, it } from 'vitest';
import { firstPage, wizardPages } from './pages.ts';
import { questionProgress, sectionMarks } from './progress.ts';

describe('sectionMarks', () => {
  it('groups the sixteen pages into the sections of the side panel', () => {
    const ranges = sectionMarks(undefined).map((each) => [
      each.section,
      each.firstPage,
      each.lastPage,
    ]);
    expect(ranges).toEqual([
      ['home-info', 1, 4],
      ['financial-info', 5, 7],
      ['personal-info', 8, 12],
      ['programs', 13, 14],
      ['estimate', 15, 16],
    ]);
  });

  const current = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4];
  it.each(wizardPages.map((page, index) => ({ page, at: current[index] ?? -1 })))(
    'marks the sections before $page.path as done and the sections after it as upcoming',
    ({ page, at }) => {
      const marks = sectionMarks(page).map(({ mark }) => mark);
      expect(marks).toEqual([
        ...Array(at).fill('done'),
        'current',
        ...Array(4 - at).fill('to-come'),
      ]);
    },
  );

  it('marks every section as upcoming if there is no page', () => {
    expect(sectionMarks(undefined).every(({ mark }) => mark === 'to-come')).toBe(true);
  });
});

describe('questionProgress', () => {
  const filled = [
    [1 / 4, 0, 0],
    [2 / 4, 0, 0],
    [3 / 4, 0, 0],
    [1, 0, 0],
    [1, 1 / 3, 0],
    [1, 2 / 3, 0],
    [1, 1, 0],
    [1, 1, 1 / 4],
    [1, 1, 2 / 4],
    [1, 1, 3 / 4],
    [1, 1, 1],
  ];

  it.each(filled.map((expected, index) => ({ expected, question: index + 1 })))(
    'fills the bars up to question $question',
    ({ expected, question }) => {
      const page = wizardPages[question - 1];
      expect(page && questionProgress(page)?.map((segment) => segment.filled)).toEqual(expected);
    },
  );

  it('has three bars: for questions 1 to 4, 5 to 7 and 8 to 11', () => {
    const segments = questionProgress(firstPage) ?? [];
    expect(segments.map(({ section, questions }) => [section, questions])).toEqual([
      ['home-info', 4],
      ['financial-info', 3],
      ['personal-info', 4],
    ]);
  });

  it.each(wizardPages.slice(11))('has no bars for $path, which is not a question', (page) => {
    expect(questionProgress(page)).toBeUndefined();
  });
});

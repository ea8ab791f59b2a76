import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../../test/quote-samples.ts';
import { emptyDraft } from '../draft/change-draft.ts';
import { firstOpenQuestion } from './first-open-question.ts';
import { wizardPages } from './pages.ts';

const questions = wizardPages.filter(({ question }) => question !== null);

describe('firstOpenQuestion', () => {
  it('returns the first page for an empty draft', () => {
    expect(firstOpenQuestion(emptyDraft())).toBe(wizardPages[0]);
  });

  it.each(questions.slice(0, -1))('returns $path if only that question is unanswered', (page) => {
    if (page.question === null) throw new Error('This page has no question');
    expect(firstOpenQuestion({ ...sampleDraft(), [page.question]: null })).toBe(page);
  });

  it('returns the earlier of two unanswered questions', () => {
    const draft = sampleDraft({ veteranStatus: null, homePlan: null });
    expect(firstOpenQuestion(draft)?.question).toBe('homePlan');
  });

  it('returns undefined if every question is answered, even with no profession', () => {
    expect(firstOpenQuestion(sampleDraft({ profession: [] }))).toBeUndefined();
  });
});

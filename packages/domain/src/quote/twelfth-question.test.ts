import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { says } from '../validation/says.ts';
import type { WizardPage } from '../wizard/pages.ts';
import { choiceQuestion } from './question-kinds.ts';

// All modules that are imported below use a copy of the registry with one more question.
vi.resetModules();
vi.doMock(import('./questions.ts'), async (importOriginal) => {
  const { questions } = await importOriginal();
  const garage = choiceQuestion(z.enum(['yes', 'no'], says('homeTypeRequired')), {
    label: 'Garage',
    page: { number: 12, section: 'personal-info', slug: 'garage' },
    summary: 'home-info',
    added: { version: 2, answer: 'no' },
  });
  return { questions: { ...questions, garage } };
});
const { sampleAnswers, sampleDraft, sampleQuote } = await import('../../test/quote-samples.ts');
const { confirmDraft } = await import('../draft/confirm-draft.ts');
const { emptyDraft } = await import('../draft/change-draft.ts');
const { readDraft } = await import('../draft/draft.ts');
const { firstOpenQuestion } = await import('../wizard/first-open-question.ts');
const { funnelSteps } = await import('../wizard/funnel-steps.ts');
const { nextPage, pageAt } = await import('../wizard/neighbours.ts');
const { firstPage, wizardPages } = await import('../wizard/pages.ts');
const { questionProgress, sectionMarks } = await import('../wizard/progress.ts');
const { answerInWords, answerLabels } = await import('./answer-words.ts');
const { answersKey } = await import('./answers-key.ts');
const { QuestionName, QuoteAnswers } = await import('./quote.ts');
const { SavedQuotes } = await import('./saved-quotes.ts');
const { summary } = await import('./summary.ts');
const { fromStored, QUESTIONS_VERSION, toStored } = await import('./version.ts');

afterAll(() => {
  vi.doUnmock(import('./questions.ts'));
  vi.resetModules();
});

const garage = QuestionName.parse('garage');
const page = pageAt('personal-info/garage') ?? firstPage;
const withGarage = { ...sampleAnswers(), garage: 'yes' };

/** Follows the “Continue” button from the first page through the last. */
function* walk(): Generator<WizardPage> {
  for (let at: WizardPage | undefined = firstPage; at; at = nextPage(at)) yield at;
}

describe('a twelfth question', () => {
  it("puts an added question's page between the eleventh question and the confirmation", () => {
    expect(wizardPages).toHaveLength(17);
    const paths = [...walk()].map(({ path }) => path);
    expect(paths.slice(10, 13)).toEqual([
      'personal-info/profession',
      'personal-info/garage',
      'confirmation',
    ]);
    expect(page.question).toBe('garage');
  });

  it("includes an added question in its section's progress and in the funnel", () => {
    expect(questionProgress(page)?.map(({ questions }) => questions)).toEqual([4, 3, 5]);
    expect(sectionMarks(page)[2]).toMatchObject({ firstPage: 8, lastPage: 13, mark: 'current' });
    expect(funnelSteps.slice(11, 14)).toEqual(['profession', 'garage', 'confirmed']);
  });

  it('treats an added question as unanswered until the buyer answers it', () => {
    expect(emptyDraft()).toHaveProperty('garage', null);
    expect(firstOpenQuestion(sampleDraft())).toBe(page);
    expect(confirmDraft(sampleDraft()).faults).toEqual([
      { field: 'garage', key: 'homeTypeRequired' },
    ]);
  });

  it('includes an added question in the confirmed quote', () => {
    const draft = readDraft(toStored(withGarage)) ?? emptyDraft();
    expect(firstOpenQuestion(draft)).toBeUndefined();
    expect(confirmDraft(draft).quote).toEqual(withGarage);
    expect(QuoteAnswers.safeParse(sampleAnswers()).success).toBe(false);
  });

  it('lists an added question in the summary, with its label and answer', () => {
    expect(summary[0]?.names.at(-1)).toBe('garage');
    expect(answerLabels[garage]).toBe('Garage');
    const say = { word: (choice: string) => `<${choice}>`, money: String, county: String };
    expect(answerInWords(garage, QuoteAnswers.parse(withGarage)[garage], say)).toBe('<yes>');
  });

  it('includes an added question in the cache key of the answers', () => {
    const other = QuoteAnswers.parse({ ...withGarage, garage: 'no' });
    expect(answersKey(QuoteAnswers.parse(withGarage))).not.toBe(answersKey(other));
  });

  it('raises the version of stored answers for an added question', () => {
    expect(QUESTIONS_VERSION).toBe(2);
    expect(toStored(withGarage)).toEqual({ ...withGarage, version: 2 });
  });

  it.each([{}, { version: 1 }, { version: 'new' }])(
    "uses an added question's default answer in quotes and drafts stored with %o",
    (version) => {
      expect(SavedQuotes.parse([{ ...sampleQuote(), ...version }])).toEqual([
        { ...sampleQuote(), garage: 'no' },
      ]);
      expect(readDraft({ homePrice: 1, ...version })).toMatchObject({ homePrice: 1, garage: 'no' });
    },
  );

  it('uses no default answer for an added question in answers from the current version', () => {
    expect(SavedQuotes.parse([{ ...sampleQuote(), version: 2 }])).toEqual([]);
    expect(readDraft({ homePrice: 1, version: 2 })).toMatchObject({ garage: null });
    expect(fromStored(toStored(withGarage))).toEqual(withGarage);
  });
});

import { emptyDraft, type QuestionName, type QuoteDraft, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { saveAnswer, startDraft, useDraft } from '@/state/draft.ts';
import { countStep } from '@/state/funnel/count-step.ts';
import {
  CONFIRMATION,
  EDIT,
  FIRST_QUESTION,
  nextAddress,
  pageAtAddress,
  previousAddress,
} from '@/state/wizard.ts';

export interface Question<Name extends QuestionName> {
  readonly page: WizardPage;
  readonly name: Name;
  readonly draft: QuoteDraft;
  /** Where Back leads; null on the first page, where the quote ends. */
  readonly backTo: string | null;
  /** Saves the answer and moves on. */
  readonly answer: (value: NonNullable<QuoteDraft[Name]>) => void;
}

/**
 * The question at this address, one of those that the given record has, with the ways on and back.
 * A question opened to be edited leads to the confirmation both ways; one whose quote was cleared in
 * another tab leads to the first page.
 */
export function useQuestion<Name extends QuestionName>(
  asked: Readonly<Record<Name, unknown>>,
): Question<Name> {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const draft = useDraft();

  const page = pageAtAddress(pathname);
  const previous = previousAddress(page);
  const isFirst = previous === null;
  useEffect(() => {
    if (!isFirst) return;
    startDraft();
    countStep('started');
  }, [isFirst]);

  if (!page || !isOneOf(asked, page.question)) {
    throw new RangeError(`This page does not ask what ${pathname} is about`);
  }
  const name = page.question;
  const isEdit = search.has(EDIT);

  return {
    page,
    name,
    draft: draft ?? emptyDraft(),
    backTo: isEdit ? CONFIRMATION : previous,
    answer: (value) => {
      if (isFirst) startDraft();
      const onward = isEdit ? CONFIRMATION : nextAddress(page);
      void navigate((saveAnswer(name, value) && onward) || FIRST_QUESTION);
      countStep(name);
    },
  };
}

function isOneOf<Name extends QuestionName>(
  asked: Readonly<Record<Name, unknown>>,
  name: QuestionName | null,
): name is Name {
  return name !== null && Object.hasOwn(asked, name);
}

import { emptyDraft, type QuestionName, type QuoteDraft, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { saveAnswer, startDraft, useDraft } from '@/state/draft.ts';
import { countStep } from '@/state/funnel/count-step.ts';
import { startForProgram } from '@/state/start-for-program.ts';
import {
  CONFIRMATION,
  EDIT,
  FIRST_QUESTION,
  nextAddress,
  pageAtAddress,
  placeIn,
  previousAddress,
  withPlace,
} from '@/state/wizard.ts';
import { openKeyboardFor } from './open-keyboard.ts';

export interface Question<Name extends QuestionName> {
  readonly page: WizardPage;
  readonly name: Name;
  readonly draft: QuoteDraft;
  /** URL of the Back link. Null on the first page, where Back clears the draft instead. */
  readonly backTo: string | null;
  /** Saves the answer and opens the next page. */
  readonly answer: (value: NonNullable<QuoteDraft[Name]>) => void;
}

/**
 * Hook that returns the question at the current URL, with the URL of its Back link and a function
 * that saves its answer. If the URL contains `?edit`, both Back and saving return to the
 * confirmation page. If another tab has cleared the draft, saving opens the first question. If the
 * URL of the first question contains a location, the next URL also contains it. If the URL of the
 * first question contains a program, the questions start for that program.
 *
 * @param questions an object with a key for each question that the page can show
 * @throws {RangeError} if the URL belongs to another question
 */
export function useQuestion<Name extends QuestionName>(
  questions: Readonly<Record<Name, unknown>>,
): Question<Name> {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const draft = useDraft();
  const isHydrated = useIsHydrated();

  const page = pageAtAddress(pathname);
  const previous = previousAddress(page);
  const isFirst = previous === null;
  useEffect(() => {
    if (!isFirst) return;
    startDraft();
    countStep('started');
    const next = startForProgram(search);
    if (next !== null) void navigate(next, { replace: true });
  }, [isFirst, search, navigate]);

  if (!page || !isOneOf(questions, page.question)) {
    throw new RangeError(`This page cannot show the question at ${pathname}`);
  }
  const name = page.question;
  // The server renders the page without the query string of the URL.
  const isEdit = isHydrated && search.has(EDIT);

  const answers = draft ?? emptyDraft();
  return {
    page,
    name,
    draft: answers,
    backTo: isEdit ? CONFIRMATION : previous,
    answer: (value) => {
      if (isFirst) startDraft();
      const next = isEdit ? CONFIRMATION : nextAddress(page);
      const to = (saveAnswer(name, value) && next) || FIRST_QUESTION;
      openKeyboardFor(to, answers);
      const place = isFirst ? placeIn(search) : null;
      void navigate(place === null ? to : withPlace(to, place));
      countStep(name);
    },
  };
}

function isOneOf<Name extends QuestionName>(
  questions: Readonly<Record<Name, unknown>>,
  name: QuestionName | null,
): name is Name {
  return name !== null && Object.hasOwn(questions, name);
}

import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shortAnswersText as text } from '@/lib/texts.ts';
import { answerOf, type ShortAnswer, withAnswer } from './known-answers.ts';
import { QuestionField } from './question-field.tsx';
import { type ShortQuestion, shortQuestions } from './questions.ts';

/**
 * The short questions that decide a program in this list. All stand in the left column of a wide
 * window. A narrow one shows one at a time, and goes on to the next after an answer.
 *
 * @param programs matches without any short answer, in rank order
 * @param locationId the location that the answers are about
 */
export function ShortAnswers({
  programs,
  known,
  locationId,
  onChange,
}: {
  programs: readonly MatchedProgram[];
  known: KnownFacts;
  locationId: number;
  onChange: (known: KnownFacts) => void;
}) {
  const questions = useMemo(() => shortQuestions(programs), [programs]);
  const isAnswered = ({ check }: ShortQuestion) => answerOf(check, known) !== null;
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      questions.findIndex((q) => !isAnswered(q)),
    ),
  );
  const card = useRef<HTMLElement>(null);
  useFocusKept(card, shown);
  if (questions.length === 0) return null;

  const all = questions.length;
  const answered = questions.filter(isAnswered).length;
  const answer = ({ id, check }: ShortQuestion, value: ShortAnswer) => {
    onChange(withAnswer(known, check, value, locationId));
    const isOpen = (q: ShortQuestion) => q.id !== id && !isAnswered(q);
    const next = [...questions.slice(shown + 1), ...questions.slice(0, shown)].find(isOpen);
    if (next) setShown(questions.indexOf(next));
  };
  return (
    <section
      ref={card}
      aria-labelledby="short-answers"
      className="flex flex-col rounded-card border border-line bg-surface p-5 text-ink shadow-card max-[64.99rem]:night max-[64.99rem]:py-4 print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="short-answers" className="text-base font-bold">
          <span className="max-[64.99rem]:sr-only">{text.title({ count: all })}</span>
          <span className="text-sm font-normal text-ink-soft min-[65rem]:hidden">
            {text.position({ index: shown + 1, all })}
          </span>
        </h2>
        <p className="text-sm text-ink-soft max-[64.99rem]:hidden">
          {text.answered({ count: answered, all })}
        </p>
        {all > 1 ? (
          <button
            type="button"
            onClick={() => setShown((shown + 1) % all)}
            className="-my-2 -mr-2 min-h-11 px-2 text-sm font-semibold hover:underline min-[65rem]:hidden"
          >
            {text.skip()}
          </button>
        ) : null}
      </div>
      <div aria-hidden className="my-2 flex gap-1 min-[65rem]:hidden forced-colors:hidden">
        {questions.map(({ id }, index) => (
          <span
            key={id}
            className={`h-1 grow rounded-full ${index <= shown ? 'bg-brand' : 'bg-line-strong'}`}
          />
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft max-[64.99rem]:order-1 max-[64.99rem]:mt-3">
        {text.lead()}
      </p>
      {questions.map((question, index) => (
        <div
          key={question.id}
          className={`min-[65rem]:mt-4 min-[65rem]:border-t min-[65rem]:border-line min-[65rem]:pt-4 ${index === shown ? '' : 'max-[64.99rem]:hidden'}`}
        >
          <QuestionField
            question={question}
            answer={answerOf(question.check, known)}
            onAnswer={(value) => answer(question, value)}
          />
        </div>
      ))}
    </section>
  );
}

/** Moves focus to the next question if the one that had it disappears. */
function useFocusKept(card: { readonly current: HTMLElement | null }, shown: number): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const { activeElement } = document;
    const hadFocus =
      activeElement instanceof HTMLInputElement && card.current?.contains(activeElement);
    if (!hadFocus || activeElement.checkVisibility()) return;
    card.current?.querySelectorAll('fieldset').item(shown).focus();
  });
}

import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { shortAnswersText as text } from '@/lib/texts.ts';
import { answerOf, type ShortAnswer, withAnswer } from './known-answers.ts';
import { QuestionField } from './question-field.tsx';
import { openQuestions, type ShortQuestion, shortQuestions } from './questions.ts';

interface Props {
  readonly programs: readonly MatchedProgram[];
  readonly known: KnownFacts;
  readonly locationId: number;
  readonly onChange: (known: KnownFacts) => void;
}

/**
 * Shows the short questions on which at least one program in this list depends. A wide window shows
 * all questions in the left column. A narrow window shows one question at a time and continues
 * after each answer. After the last question, it shows the number of answers.
 *
 * @param programs the matches before any short answer, in rank order
 * @param locationId the location to which the answers apply
 */
export function ShortAnswers({ programs, known, locationId, onChange }: Props) {
  const asked = shortQuestions(programs);
  const questions = openQuestions(asked, known);
  const [shownId, setShownId] = useState(() => firstOpen(questions, known));
  const shown = questions.findIndex(({ id }) => id === shownId);
  const isDone = shown < 0;
  const card = useRef<HTMLElement>(null);
  useFocusKept(card, shownId);
  if (questions.length === 0) return null;

  const all = questions.length;
  const answered = questions.filter(({ check }) => answerOf(check, known) !== null).length;
  const answer = ({ id, check }: ShortQuestion, value: ShortAnswer) => {
    const after = withAnswer(known, check, value, locationId);
    onChange(after);
    const left = openQuestions(asked, after);
    setShownId(firstOpen(left.slice(left.findIndex((each) => each.id === id) + 1), after));
  };
  const move = () => {
    setShownId(
      (isDone ? (firstOpen(questions, known) ?? questions[0]?.id) : questions[shown + 1]?.id) ??
        null,
    );
  };
  return (
    <section
      ref={card}
      aria-labelledby="short-answers"
      className="flex flex-col rounded-card border border-line bg-surface p-5 text-ink shadow-card max-[64.99rem]:night max-[64.99rem]:py-4 print:hidden"
    >
      <Heading all={all} answered={answered} shown={shown} isDone={isDone} onMove={move} />
      <Progress questions={questions} shown={shown} isDone={isDone} />
      <p
        className={`mt-1 text-sm text-ink-soft ${isDone ? 'max-[64.99rem]:hidden' : 'max-[64.99rem]:order-1 max-[64.99rem]:mt-3'}`}
      >
        {text.lead()}
      </p>
      {questions.map((question, index) => (
        <div
          key={question.id}
          data-shown={index === shown || undefined}
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

/**
 * Shows the number of answers. A narrow window shows the position in the list instead, with a Skip
 * button, until the buyer reaches the end of the list.
 */
function Heading({
  all,
  answered,
  shown,
  isDone,
  onMove,
}: {
  all: number;
  answered: number;
  shown: number;
  isDone: boolean;
  onMove: () => void;
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id="short-answers" className="text-base font-bold">
        <span className="max-[64.99rem]:sr-only">{text.title({ count: all })}</span>
        <span className="text-sm font-normal text-ink-soft min-[65rem]:hidden">
          {isDone
            ? text.allAnswered({ count: answered, all })
            : text.position({ index: shown + 1, all })}
        </span>
      </h2>
      <p className="text-sm text-ink-soft max-[64.99rem]:hidden">
        {text.answered({ count: answered, all })}
      </p>
      {all > 1 || isDone ? (
        <button
          type="button"
          data-shown={isDone || undefined}
          onClick={onMove}
          className="-my-2 -mr-2 min-h-11 px-2 text-sm font-semibold hover:underline min-[65rem]:hidden"
        >
          {isDone ? text.change() : text.skip()}
        </button>
      ) : null}
    </div>
  );
}

function Progress({
  questions,
  shown,
  isDone,
}: {
  questions: readonly ShortQuestion[];
  shown: number;
  isDone: boolean;
}) {
  return (
    <div aria-hidden className="my-2 flex gap-1 min-[65rem]:hidden">
      {questions.map(({ id }, index) => (
        <span
          key={id}
          className={`h-1 grow rounded-full forced-colors:h-1.5 forced-colors:border ${isDone || index <= shown ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line-strong'}`}
        />
      ))}
    </div>
  );
}

/** Returns the ID of the first question without an answer. Null if all questions have an answer. */
function firstOpen(questions: readonly ShortQuestion[], known: KnownFacts): string | null {
  return questions.find(({ check }) => answerOf(check, known) === null)?.id ?? null;
}

/** Hook that moves focus to the next visible question if the focused question disappears. */
function useFocusKept(
  card: { readonly current: HTMLElement | null },
  shownId: string | null,
): void {
  const last = useRef(shownId);
  useLayoutEffect(() => {
    if (last.current === shownId) return;
    last.current = shownId;
    const { activeElement } = document;
    const hadFocus =
      activeElement instanceof HTMLInputElement && card.current?.contains(activeElement);
    if (!hadFocus || activeElement.checkVisibility()) return;
    const next = 'button[data-shown], [data-shown] :is(fieldset, form input)';
    card.current?.querySelector<HTMLElement>(next)?.focus();
  });
}

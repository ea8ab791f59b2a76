import Check from 'lucide-react/icons/check';
import { lazy, useId, useState } from 'react';
import { shortAnswersText as text } from '@/lib/texts.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { ShortAnswer } from './known-answers.ts';
import { isPrivate, questionWords } from './question-words.ts';
import type { ShortQuestion } from './questions.ts';

export interface Answering {
  readonly question: ShortQuestion;
  readonly answer: ShortAnswer;
  readonly onAnswer: (answer: ShortAnswer) => void;
}

/**
 * The field for a question about an amount. Loaded on demand, because few buyers see such a
 * question, and the field needs more code than all other questions together.
 */
const IncomeField = lazy(async () => ({
  default: (await import('./income-field.tsx')).IncomeField,
}));

/** A short question, which the buyer can skip. All of its choices share one tab stop. */
export function QuestionField(props: Answering) {
  return props.question.check.kind === 'income' ? (
    <LazyPart loading={<Skeleton className="h-44" />}>
      <IncomeField {...props} />
    </LazyPart>
  ) : (
    <Choice {...props} />
  );
}

interface AnswerChoice {
  readonly value: ShortAnswer;
  readonly label: string;
}

const unitChoices: readonly AnswerChoice[] = [2, 3, 4].map((value) => ({
  value,
  label: String(value),
}));

function yesOrNo(): readonly AnswerChoice[] {
  return [
    { value: true, label: text.yes() },
    { value: false, label: text.no() },
  ];
}

/** A question with a few possible answers: yes or no, or a number of units. */
function Choice({ question, answer, onAnswer }: Answering) {
  const id = useId();
  const [isSkipped, setSkipped] = useState(false);
  const { asked, meaning, definition, decides } = questionWords(question);
  const choices = [
    ...(question.check.kind === 'units' ? unitChoices : yesOrNo()),
    { value: null, label: isPrivate(question) ? text.ratherNot() : text.notSure() },
  ];
  return (
    <fieldset tabIndex={-1} aria-describedby={`${id}-note`} className="min-w-0 outline-none">
      <legend className="text-base leading-6 font-semibold min-[65rem]:text-sm">
        <CatalogText>{asked}</CatalogText>
      </legend>
      <p id={`${id}-note`} className="mt-0.5 text-xs text-ink-soft">
        {meaning ? `${meaning} ` : null}
        {decides}
      </p>
      {definition ? (
        <details className="text-xs text-ink-soft">
          <summary className="min-h-6 w-fit cursor-pointer rounded-small underline">
            {text.theirWords()}
          </summary>
          <p>
            <CatalogText>{definition}</CatalogText>
          </p>
        </details>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label }) => {
          const isChosen = value === answer && (value !== null || isSkipped);
          return (
            <label
              key={label}
              className="relative flex min-h-11 grow items-center justify-center gap-1.5 rounded-control border border-line-strong px-3 text-sm font-semibold hover:border-brand has-checked:border-2 has-checked:border-brand has-checked:bg-brand-tint"
            >
              <input
                type="radio"
                name={id}
                checked={isChosen}
                onChange={() => {
                  setSkipped(value === null);
                  onAnswer(value);
                }}
                className="absolute -inset-px cursor-pointer appearance-none rounded-control"
              />
              {isChosen ? <Check size={16} aria-hidden className="text-brand" /> : null}
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

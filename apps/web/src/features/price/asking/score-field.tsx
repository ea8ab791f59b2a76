import { CreditScore } from '@latchkey/domain';
import { useId } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { questionsText as text } from '@/lib/texts.ts';
import { RadioRow } from '../radio-row.tsx';

/** The question about the credit score, with one option for each band. */
export function ScoreField({
  value,
  error,
  onChange,
}: {
  value: CreditScore | null;
  error: string | undefined;
  onChange: (score: CreditScore) => void;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-tip`} className="min-w-0">
      <legend className="text-sm font-semibold">{text.creditScore()}</legend>
      <p id={`${id}-tip`} className="mb-1.5 text-sm text-ink-soft">
        {text.creditScoreTip()}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {CreditScore.options.map((score) => (
          <RadioRow
            key={score}
            name={id}
            checked={value === score}
            onChoose={() => onChange(score)}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            {choiceLabel(score)}
          </RadioRow>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

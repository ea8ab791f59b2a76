import { useState } from 'react';
import { MoneyField } from '@/ui/money-field.tsx';
import type { Answering } from './question-field.tsx';
import { questionWords } from './question-words.ts';

/**
 * A field for the borrowers' income. The income takes effect when the field loses focus or when the
 * buyer presses Enter.
 */
export function IncomeField({ question, answer, onAnswer }: Answering) {
  const [typed, setTyped] = useState(typeof answer === 'number' ? answer : null);
  const { asked, meaning, decides } = questionWords(question);
  const commit = () => {
    const dollars = typed === null || Number.isNaN(typed) ? null : Math.round(typed);
    if (dollars !== answer) onAnswer(dollars);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <MoneyField
        label={asked}
        hint={[meaning, decides].filter(Boolean).join(' ')}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
      />
    </form>
  );
}

import { OptionButton, OptionTile } from '@/ui/option-button.tsx';
import { choices } from './choices.ts';
import { QuestionPage } from './question-page.tsx';
import { useQuestion } from './use-question.ts';

/** A question that the buyer answers by clicking one of its buttons. */
export function ChoiceQuestionPage() {
  const question = useQuestion(choices);
  const { name, draft, answer } = question;
  return (
    <QuestionPage question={question}>
      <div
        className={`grid gap-3 ${name === 'householdSize' ? 'grid-cols-3 *:last:col-span-2' : ''}`}
      >
        {choices[name].map(({ value, label, icon: Icon }) => {
          const pressed = draft[name] === value;
          return Icon ? (
            <OptionButton
              key={String(value)}
              icon={<Icon aria-hidden />}
              pressed={pressed}
              onClick={() => answer(value)}
            >
              {label()}
            </OptionButton>
          ) : (
            <OptionTile key={String(value)} pressed={pressed} onClick={() => answer(value)}>
              {label()}
            </OptionTile>
          );
        })}
      </div>
    </QuestionPage>
  );
}

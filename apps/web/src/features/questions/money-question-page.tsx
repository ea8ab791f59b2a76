import { zodResolver } from '@hookform/resolvers/zod';
import { type AmountQuestion, questionAnswers } from '@latchkey/domain';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { questionsText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { keepTypedAmount } from '@/state/draft.ts';
import { PRICE } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { ContinueButton } from './continue-button.tsx';
import { FieldSkeleton } from './field-skeleton.tsx';
import { describedByQuestion, QuestionPage } from './question-page.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useQuestion } from './use-question.ts';

const placeholders: Readonly<Record<AmountQuestion, () => string>> = {
  homePrice: text.homePricePlaceholder,
  householdIncome: text.householdIncomePlaceholder,
  downPayment: text.downPaymentPlaceholder,
};

/** Pages that help a buyer who does not yet know the amount. */
const helpers: Readonly<Partial<Record<AmountQuestion, { to: string; words: () => string }>>> = {
  homePrice: { to: PRICE, words: text.priceNotKnown },
};

/** A question about an amount in dollars. */
export function MoneyQuestionPage() {
  const question = useQuestion(placeholders);
  return (
    <QuestionPage question={question}>
      <BrowserOnly loading={<FieldSkeleton />}>
        <AmountForm key={question.name} />
      </BrowserOnly>
    </QuestionPage>
  );
}

function AmountForm() {
  const { name, draft, answer } = useQuestion(placeholders);
  const amount = draft.typedAmounts[name] ?? draft[name];
  const { control, handleSubmit } = useForm<{ amount: number }>({
    resolver: zodResolver(z.object({ amount: questionAnswers[name] })),
    defaultValues: amount === null ? {} : { amount },
  });
  const { field, fieldState } = useController({ control, name: 'amount' });
  const placeholder = placeholders[name]();
  const inputRef = useFieldFocus(field.ref);
  const helper = helpers[name];

  return (
    <form noValidate onSubmit={handleSubmit((valid) => answer(valid.amount))}>
      <MoneyField
        label={<span className="sr-only">{placeholder}</span>}
        size="large"
        placeholder={placeholder}
        name={field.name}
        value={field.value ?? null}
        onChange={(typed) => {
          keepTypedAmount(name, typed);
          field.onChange(typed);
        }}
        onBlur={field.onBlur}
        inputRef={inputRef}
        describedBy={describedByQuestion}
        error={validationText(fieldState.error?.message)}
      />
      <ContinueButton type="submit" />
      {helper ? (
        <ButtonLink look="outline" to={helper.to} className="mt-3 min-h-13! w-full">
          {helper.words()}
        </ButtonLink>
      ) : null}
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { CalculatorDetails, changesOf, type QuoteDraft, questionAnswers } from '@latchkey/domain';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { questionsText, priceAskText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { changeDraft, currentDraft } from '@/state/draft.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import type { AskedHere } from './lacking.ts';
import { ScoreField } from './score-field.tsx';

const form = z.object({
  householdIncome: questionAnswers.householdIncome,
  downPayment: questionAnswers.downPayment,
  creditScore: questionAnswers.creditScore,
  otherDebts: CalculatorDetails.shape.otherDebts,
});
type Entered = z.output<typeof form>;

const amounts = ['householdIncome', 'downPayment'] as const;

/**
 * Asks for the monthly debts, and for the answers that the prices require and the draft does not
 * have. The answers are stored as the answers to the wizard's own questions.
 *
 * @param names the questions to ask
 * @param onDone called after the answers are stored
 */
export function AskForm({
  draft,
  names,
  onDone,
}: {
  draft: QuoteDraft;
  names: readonly AskedHere[];
  onDone: () => void;
}) {
  const { control, handleSubmit } = useForm<z.input<typeof form>, unknown, Entered>({
    resolver: zodResolver(form),
    defaultValues: startOf(draft),
  });
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.title()}</h2>
      <p className="mt-1 text-ink-soft">{text.lead()}</p>
      <form
        noValidate
        className="mt-5 grid gap-6"
        onSubmit={handleSubmit((entered) => {
          keep(entered);
          onDone();
        })}
      >
        {amounts.map((name) =>
          names.includes(name) ? <AmountField key={name} name={name} control={control} /> : null,
        )}
        {names.includes('creditScore') ? <Score control={control} /> : null}
        <DebtsField control={control} />
        <Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
          {text.show()}
        </Button>
      </form>
    </Card>
  );
}

type Control = ReturnType<typeof useForm<z.input<typeof form>, unknown, Entered>>['control'];

function AmountField({ name, control }: { name: (typeof amounts)[number]; control: Control }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <MoneyField
      label={questionsText[name]()}
      hint={questionsText[`${name}Tip`]()}
      name={name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={validationText(fieldState.error?.message)}
    />
  );
}

function Score({ control }: { control: Control }) {
  const { field, fieldState } = useController({ control, name: 'creditScore' });
  return (
    <ScoreField
      value={field.value ?? null}
      onChange={field.onChange}
      error={validationText(fieldState.error?.message)}
    />
  );
}

function DebtsField({ control }: { control: Control }) {
  const { field, fieldState } = useController({ control, name: 'otherDebts' });
  return (
    <MoneyField
      label={text.debts()}
      hint={text.debtsHint()}
      name="otherDebts"
      value={field.value}
      onChange={(typed) => field.onChange(typed ?? 0)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error ? text.debtsFault() : undefined}
    />
  );
}

/** Returns the initial values of the fields. A missing or invalid value leaves the field empty. */
function startOf({ calculator, ...draft }: QuoteDraft): Partial<Entered> {
  const { householdIncome, downPayment, creditScore } = form.shape;
  const known = {
    householdIncome: householdIncome.safeParse(draft.householdIncome).data,
    downPayment: downPayment.safeParse(draft.downPayment).data,
    creditScore: creditScore.safeParse(draft.creditScore).data,
  };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), otherDebts: calculator.otherDebts };
}

/** Stores the answers. Sets the buyer's cash only if the down payment changed. */
function keep({ downPayment, otherDebts, ...answers }: Entered): void {
  const draft = currentDraft();
  if (!draft) return;
  const isNew = downPayment !== draft.downPayment;
  changeDraft({
    ...answers,
    ...(isNew ? changesOf(draft, 'downPayment', downPayment) : {}),
    calculator: { ...draft.calculator, otherDebts },
  });
}

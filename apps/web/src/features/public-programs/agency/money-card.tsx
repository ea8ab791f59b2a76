import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { agencyText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { MoneyChoice, TypedStatement } from './use-statement.ts';

const choices = {
  open: text.open,
  waitlist: text.waitlist,
  paused: text.paused,
  until: text.closedUntil,
} as const satisfies Record<MoneyChoice, () => string>;
const names: readonly MoneyChoice[] = ['open', 'waitlist', 'paused', 'until'];

/**
 * Asks whether the program has money. One tap is enough, because entering the remaining amount is
 * optional.
 */
export function MoneyCard({ statement }: { statement: TypedStatement }) {
  const { choice, opensOn, moneyLeft, wrong, card } = statement;
  const id = useId();
  return (
    <Card>
      <div ref={card} tabIndex={-1} className="outline-none">
        <fieldset aria-describedby={wrong.choice ? id : undefined}>
          <legend className="text-sm font-semibold">{text.money()}</legend>
          <div className="mt-3 grid grid-cols-2 gap-3">
            {names.map((name) => (
              <Choice
                key={name}
                isChosen={choice === name}
                words={choices[name]()}
                onChoose={() => statement.choose(name)}
              />
            ))}
          </div>
        </fieldset>
        {wrong.choice ? (
          <p id={id} role="alert" className="mt-3 text-sm font-semibold text-danger">
            {text.chooseStatus()}
          </p>
        ) : null}
      </div>
      <div className="mt-5 grid gap-5">
        {choice === 'until' ? (
          <TextField
            label={text.opensOn()}
            type="date"
            value={opensOn}
            error={wrong.opensOn ? text.opensMissing() : undefined}
            onChange={({ target }) => statement.typeDay(target.value)}
          />
        ) : null}
        <MoneyField
          label={text.moneyLeft()}
          hint={text.moneyLeftHint()}
          value={moneyLeft}
          error={wrong.moneyLeft ? text.moneyWrong() : undefined}
          onChange={(dollars) => statement.typeMoney(dollars)}
        />
      </div>
    </Card>
  );
}

function Choice({
  isChosen,
  words,
  onChoose,
}: {
  isChosen: boolean;
  words: string;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-13 items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-2 font-semibold transition-colors duration-150 ease-out select-none hover:border-brand active:bg-brand-tint aria-pressed:border-brand aria-pressed:bg-brand-tint"
    >
      {isChosen ? <Check size={18} aria-hidden className="text-brand" /> : null}
      {words}
    </button>
  );
}

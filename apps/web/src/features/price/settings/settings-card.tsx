import { CalculatorDetails } from '@latchkey/domain';
import { useId, useState } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { SliderField } from '@/ui/slider-field.tsx';
import { RadioRow } from '../radio-row.tsx';
import { moneyRange } from './money-range.ts';
import { type GuideChoice, guideChoices, type Settings } from './use-settings.ts';

/**
 * Controls for the monthly limit, the buyer's own money and other debts. Every change updates all
 * prices immediately.
 */
export function SettingsCard({
  settings,
  guides,
}: {
  settings: Settings;
  /**
   * The highest monthly housing cost under each guide, in dollars. Null for the buyer's own limit.
   */
  guides: Readonly<Record<GuideChoice, number | null>>;
}) {
  const id = useId();
  const { choice, own, money, answer, debts } = settings;
  const range = moneyRange(answer);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-7"
    >
      <fieldset className="min-w-0">
        <legend id={`${id}-title`} className="mb-2 text-base font-semibold">
          {text.monthTitle()}
        </legend>
        <div className="grid gap-2">
          {guideChoices.map((each) => (
            <RadioRow
              key={each}
              name={`${id}-guide`}
              checked={choice === each}
              onChoose={() => settings.choose(each, guides[choice])}
              end={guideAmount(guides[each])}
            >
              {text[`guide-${each}`]()}
            </RadioRow>
          ))}
        </div>
      </fieldset>
      {choice === 'own' ? (
        <div className="mt-3">
          <MoneyField
            label={text.ownFigure()}
            hint={text.ownFigureHint()}
            value={own}
            onChange={settings.changeOwn}
          />
        </div>
      ) : null}
      <div className="mt-4">
        <SliderField
          label={text.money()}
          valueText={wholeMoney(money)}
          value={money}
          min={0}
          {...range}
          onChange={settings.changeMoney}
        />
      </div>
      <DebtsField debts={debts} onChange={settings.changeDebts} />
    </section>
  );
}

/**
 * Formats the monthly amount of a guide. Null if other debts leave no room for housing, because
 * showing $0 would be misleading.
 */
function guideAmount(dollars: number | null): string | null {
  if (dollars === null) return null;
  return dollars >= 1 ? wholeMoney(dollars) : text.noRoom();
}

/** The field for other debts. An invalid amount stays in the box and does not change the prices. */
function DebtsField({ debts, onChange }: { debts: number; onChange: (dollars: number) => void }) {
  const [typed, setTyped] = useState<number | null>(debts);
  const { data, success } = CalculatorDetails.shape.otherDebts.safeParse(typed ?? 0);
  return (
    <MoneyField
      label={text.debts()}
      value={typed}
      error={success || Number.isNaN(typed) ? undefined : text.debtsFault()}
      onChange={(next) => {
        setTyped(next);
        const read = CalculatorDetails.shape.otherDebts.safeParse(next ?? 0);
        if (read.success) onChange(read.data);
      }}
      onBlur={() => data !== undefined && setTyped(data)}
    />
  );
}

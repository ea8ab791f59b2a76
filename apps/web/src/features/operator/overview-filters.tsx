import { stateName } from '@/lib/state-name.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { type OverviewChoice, type Period, periods } from './overview-choice.ts';

interface Props {
  readonly choice: OverviewChoice;
  /** Two-letter codes of the states that the operator can choose. */
  readonly states: readonly string[];
  readonly onChange: (choice: OverviewChoice) => void;
}

/** The date and state filters. */
export function OverviewFilters({ choice, states, onChange }: Props) {
  const change = (changes: Partial<OverviewChoice>) => onChange({ ...choice, ...changes });
  const own = (changes: Partial<OverviewChoice>) => change({ ...changes, period: 'own' });
  return (
    <search className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      <SelectField
        label={text.days()}
        value={choice.period}
        options={periods.map((value) => ({ value, label: periodLabel(value) }))}
        onChange={(period) => change({ period })}
      />
      <SelectField
        label={text.state()}
        value={choice.state}
        options={[
          { value: '', label: text.everyState() },
          ...states.map((value) => ({ value, label: stateName(value) })),
        ]}
        onChange={(state) => change({ state })}
      />
      {choice.period === 'own' ? (
        <>
          <TextField
            label={text.from()}
            type="date"
            value={choice.from}
            onChange={({ target }) => own({ from: target.value })}
          />
          <TextField
            label={text.to()}
            type="date"
            value={choice.to}
            onChange={({ target }) => own({ to: target.value })}
          />
        </>
      ) : null}
    </search>
  );
}

function periodLabel(period: Period): string {
  return period === 'own' ? text.own() : text.last({ days: Number(period) });
}

import type { StatePrograms } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import { programAddress, stateAddress } from '@/lib/catalog-addresses.ts';
import { day } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { stateName } from '@/lib/state-name.ts';
import { stateMapText, landingMoreText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Field, inputClass } from '@/ui/field.tsx';
import { FundingLine } from '@/ui/funding-line.tsx';
import { listedAmount } from '@/ui/listed-amount.ts';

interface Props {
  readonly shown: StatePrograms;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (state: string) => void;
}

/**
 * A select box for the state. Below it are the number of programs in the state and the first of
 * these programs.
 */
export function StateCard({ shown, options, onChoose }: Props) {
  const { own, national, checkedOn, first } = shown;
  return (
    <Card>
      <Field label={text.yourState()}>
        {(control) => (
          <div className="relative">
            {/* On a phone, the browser's own select box works best for 51 options. */}
            <select
              {...control}
              value={shown.state}
              onChange={({ target }) => onChoose(target.value)}
              className={`${inputClass} appearance-none pr-11`}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown
              size={20}
              aria-hidden
              className="pointer-events-none absolute top-4 right-4 text-ink-soft"
            />
          </div>
        )}
      </Field>
      <p className="mt-4 text-sm" aria-live="polite">
        <RichText
          text={text.ofState({ own, national })}
          parts={{ b: (n) => <strong>{n}</strong> }}
        />
      </p>
      <ul className="mt-1 text-sm">
        {first.map((program) => (
          <li
            key={program.id}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 last:border-0"
          >
            <span className="tabular w-18 shrink-0 font-bold">{listedAmount(program)}</span>
            <span className="min-w-0 grow basis-16 wrap-anywhere">
              <Link
                to={programAddress(program.slug)}
                className="inline-target font-semibold text-brand underline"
              >
                {program.programName}
              </Link>
              <span className="block text-xs text-ink-soft">{program.agencyName}</span>
              <FundingLine of={program} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link
          to={stateAddress(shown.state)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {text.allOfState({ count: own, state: stateName(shown.state) })}
        </Link>
      </p>
      {checkedOn ? (
        <p className="mt-2 text-sm text-ink-soft">
          {stateMapText.checked({ day: day(checkedOn) })}
        </p>
      ) : null}
    </Card>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useEarlyTyping } from '@/lib/early-typing.ts';
import { inputClass } from './field.tsx';

/** A select box. The browser draws the list, so that a phone shows its native picker. */
export function SelectField<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  useEarlyTyping(id);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
          className={`${inputClass} appearance-none text-ellipsis pr-12 hover:border-brand`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-4 my-auto text-ink-soft"
        />
      </div>
    </div>
  );
}

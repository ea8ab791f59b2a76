import { LeadSort, LeadStatus } from '@latchkey/contract';
import { usStates } from '@latchkey/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { operatorText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { LeadList } from './lead-queries.ts';

/** Delay after the last key before the search starts. */
const DEBOUNCE_MS = 300;

const orders: Readonly<Record<LeadSort, () => string>> = {
  '-createdAt': text.newest,
  createdAt: text.oldest,
  fullName: text.byName,
  '-homePrice': text.highestPrice,
  homePrice: text.lowestPrice,
};

interface Props {
  readonly list: LeadList;
  readonly onChange: (list: LeadList) => void;
}

/** Filters and sort order for the inbox. */
export function LeadFilters({ list, onChange }: Props) {
  const change = (changes: Partial<LeadList>) => onChange({ ...list, ...changes });
  return (
    <search className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      <div className="col-span-2">
        <SearchField onChange={(search) => change({ search })} />
      </div>
      <SelectField
        label={text.shown()}
        value={list.suspected}
        options={[
          { value: 'no', label: text.genuine() },
          { value: 'yes', label: text.suspected() },
          { value: '', label: text.both() },
        ]}
        onChange={(suspected) => change({ suspected })}
      />
      <SelectField
        label={text.sort()}
        value={list.sort}
        options={LeadSort.options.map((value) => ({ value, label: orders[value]() }))}
        onChange={(sort) => change({ sort })}
      />
      <SelectField
        label={text.state()}
        value={list.state}
        options={[
          { value: '', label: text.everyState() },
          ...Array.from(usStates, ([value, { name }]) => ({ value, label: name })),
        ]}
        onChange={(state) => change({ state })}
      />
      <SelectField
        label={text.status()}
        value={list.status}
        options={[
          { value: '', label: text.everyStatus() },
          ...LeadStatus.options.map((value) => ({ value, label: text[value]() })),
        ]}
        onChange={(status) => change({ status })}
      />
      <TextField
        label={text.from()}
        type="date"
        value={list.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label={text.to()}
        type="date"
        value={list.to}
        onChange={({ target }) => change({ to: target.value })}
      />
    </search>
  );
}

/** Search box. Starts the search when typing pauses. */
function SearchField({ onChange }: { onChange: (search: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent(onChange);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={text.search()}
      hint={text.searchHint()}
      type="search"
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

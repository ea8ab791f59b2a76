import { LeadSort, LeadStatus } from '@latchkey/contract';
import { usStates } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { filterCount, type LeadList, wholeList } from './lead-list.ts';
import { officersQuery } from './lead-queries.ts';

/** Delay after the last key press before the search starts, in milliseconds. */
const DEBOUNCE_MS = 300;

const orders: Readonly<Record<LeadSort, () => string>> = {
  '-createdAt': text.newest,
  createdAt: text.oldest,
  dueOn: text.byDueDate,
  fullName: text.byName,
  '-homePrice': text.highestPrice,
  homePrice: text.lowestPrice,
};

interface Props {
  readonly list: LeadList;
  readonly onChange: (list: LeadList) => void;
}

/** The inbox's search field, sort order and filters. The filters are collapsed by default. */
export function LeadFilters({ list, onChange }: Props) {
  const count = filterCount(list);
  return (
    <search className="grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_16rem] sm:items-start">
      <DebouncedField
        label={text.search()}
        hint={text.searchHint()}
        type="search"
        start={list.search}
        onChange={(search) => onChange({ ...list, search })}
      />
      <SelectField
        label={text.sort()}
        value={list.sort}
        options={LeadSort.options.map((value) => ({ value, label: orders[value]() }))}
        onChange={(sort) => onChange({ ...list, sort })}
      />
      <div className="border-y border-line sm:col-span-2">
        <Disclosure
          title={text.filters()}
          note={count === 0 ? text.noFilters() : text.filtersInUse({ count })}
        >
          <FoldedFilters list={list} onChange={onChange} />
        </Disclosure>
      </div>
    </search>
  );
}

function FoldedFilters({ list, onChange }: Props) {
  const change = (changes: Partial<LeadList>) => onChange({ ...list, ...changes });
  const { search, sort } = list;
  return (
    <div className="grid grid-cols-2 items-start gap-4 pb-4 min-[1040px]:grid-cols-4">
      <div className="col-span-2 min-[1040px]:col-span-1">
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
      </div>
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
      <OfficerFilters list={list} change={change} />
      <DebouncedField
        label={text.source()}
        start={list.source}
        onChange={(source) => change({ source })}
      />
      <DayFilters list={list} change={change} />
      <Button
        look="outline"
        className="col-span-full justify-self-start"
        onClick={() => onChange({ ...wholeList, search, sort })}
      >
        {text.clearFilters()}
      </Button>
    </div>
  );
}

interface FilterProps extends Pick<Props, 'list'> {
  readonly change: (changes: Partial<LeadList>) => void;
}

/** Filters for the date on which the team received a request. */
function DayFilters({ list, change }: FilterProps) {
  return (
    <>
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
    </>
  );
}

/** Filters for the assigned officer and the due date. */
function OfficerFilters({ list, change }: FilterProps) {
  const { data: officers = [] } = useQuery(officersQuery());
  return (
    <>
      <SelectField
        label={text.officer()}
        value={list.officer}
        options={[
          { value: '', label: text.everyOfficer() },
          { value: 'mine', label: text.mine() },
          { value: 'unassigned', label: text.unassigned() },
          ...officers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(officer) => change({ officer })}
      />
      <SelectField
        label={text.due()}
        value={list.due}
        options={[
          { value: '', label: text.anyDay() },
          { value: 'today', label: text.today() },
          { value: 'overdue', label: text.overdue() },
        ]}
        onChange={(due) => change({ due })}
      />
    </>
  );
}

/**
 * A text field that starts the search once the operator stops typing, or right away when the
 * operator leaves the field. A later search could undo what the operator does next.
 */
function DebouncedField({
  start,
  onChange,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  start: string;
  onChange: (typed: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(typed.trim());
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => searchLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...field}
      autoComplete="off"
      defaultValue={start}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={search}
    />
  );
}

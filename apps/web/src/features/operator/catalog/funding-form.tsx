import type { EditorFact } from '@latchkey/contract';
import { type CatalogProgram, FundingStatus, facts } from '@latchkey/domain';
import { useState } from 'react';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FactForm } from './fact-form.tsx';
import { newSource } from './source-fields.tsx';

type MoneyLeft = NonNullable<CatalogProgram['moneyLeft']>;

/**
 * The form for the funding status and the funding dates. The source's date is also used as the
 * status date.
 */
export function FundingForm({
  slug,
  fact,
  onDone,
}: {
  slug: string;
  fact: EditorFact;
  onDone?: () => void;
}) {
  const stored = facts.funding.schema.safeParse(fact.value).data;
  const [status, setStatus] = useState<FundingStatus>(stored?.status ?? 'unknown');
  const [opensOn, setOpensOn] = useState(stored?.opensOn ?? '');
  const [closesOn, setClosesOn] = useState(stored?.closesOn ?? '');
  const [left, setLeft] = useState(String(stored?.moneyLeft?.amount ?? ''));
  return (
    <FactForm
      slug={slug}
      fact={fact}
      label={text.status()}
      save={text.saveStatus()}
      read={() => {
        const round = { status, opensOn: opensOn || null, closesOn: closesOn || null };
        const moneyLeft = moneyLeftOf(left, stored?.moneyLeft ?? null);
        return { value: moneyLeft ? { ...round, moneyLeft } : round };
      }}
      {...(onDone ? { onDone } : {})}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          label={text.status()}
          value={status}
          options={FundingStatus.options.map((value) => ({ value, label: text[value]() }))}
          onChange={setStatus}
        />
        <TextField
          label={text.opensOn()}
          type="date"
          value={opensOn}
          onChange={({ target }) => setOpensOn(target.value)}
        />
        <TextField
          label={text.closesOn()}
          type="date"
          value={closesOn}
          onChange={({ target }) => setClosesOn(target.value)}
        />
        <TextField
          label={text.moneyLeft()}
          hint={text.moneyLeftHint()}
          inputMode="numeric"
          maxLength={15}
          value={left}
          onChange={({ target }) => setLeft(target.value.replaceAll(/\D/g, ''))}
        />
      </div>
    </FactForm>
  );
}

/**
 * Returns the amount that the editor typed, with today's date. If the amount has not changed, keeps
 * the previous date.
 */
function moneyLeftOf(typed: string, stored: MoneyLeft | null): MoneyLeft | null {
  if (typed === '') return null;
  const amount = Number(typed);
  return amount === stored?.amount ? stored : { amount, day: newSource().sourceDay };
}

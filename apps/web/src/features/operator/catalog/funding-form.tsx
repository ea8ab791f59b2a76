import type { EditorFact } from '@latchkey/contract';
import { FundingStatus, facts } from '@latchkey/domain';
import { useState } from 'react';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FactForm } from './fact-form.tsx';

/**
 * The form for the funding status and the funding dates. The source's date is the status's date.
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
  return (
    <FactForm
      slug={slug}
      fact={fact}
      label={text.status()}
      save={text.saveStatus()}
      read={() => ({ value: { status, opensOn: opensOn || null, closesOn: closesOn || null } })}
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
      </div>
    </FactForm>
  );
}

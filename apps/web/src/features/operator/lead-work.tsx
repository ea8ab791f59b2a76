import { changeLead, type LeadChange, type LeadDetails, LeadStatus } from '@latchkey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { type CallInput, call } from '@/lib/api/call.ts';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Field, inputClass } from '@/ui/field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { leadQuery } from './lead-queries.ts';

/** The request's status and notes, with the history of who changed what. */
export function LeadWork({ lead }: { lead: LeadDetails }) {
  const id = useId();
  const [status, setStatus] = useState(lead.status);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useChange(lead.id, () => setNote(''));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const written = note.trim();
    setMissing(status === lead.status && written === '');
    if (status === lead.status && written === '') return;
    mutate({
      ...(status === lead.status ? {} : { status }),
      ...(written === '' ? {} : { note: written }),
    });
  };
  return (
    <Card>
      <h2 id={id} className="text-lg font-bold">
        {text.work()}
      </h2>
      <form aria-labelledby={id} onSubmit={save} className="mt-3 grid gap-4">
        <SelectField
          label={text.status()}
          value={status}
          options={LeadStatus.options.map((value) => ({ value, label: text[value]() }))}
          onChange={setStatus}
        />
        <Field label={text.note()} error={isMissing ? text.noteMissing() : undefined}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={5000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              className={`${inputClass} py-3`}
            />
          )}
        </Field>
        <Button type="submit" pending={isPending}>
          {text.save()}
        </Button>
      </form>
      <ol className="mt-4 grid gap-3 text-sm">
        {lead.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    </Card>
  );
}

function Change({ change: { status, note, by, createdAt } }: { change: LeadChange }) {
  return (
    <li className="border-t border-line pt-3">
      <p className="text-ink-soft">
        {text.by({ by: by ?? text.deletedAccount(), moment: moment(createdAt) })}
      </p>
      {status ? (
        <p className="font-semibold">{text.statusChange({ status: text[status]() })}</p>
      ) : null}
      {note ? <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p> : null}
    </li>
  );
}

function useChange(leadId: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof changeLead>['body']) =>
      (await call(changeLead, { params: { id: leadId }, body })).data.lead,
    onSuccess: (lead) => {
      queries.setQueryData(leadQuery(leadId).queryKey, lead);
      onSaved();
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.changeSavedNote() });
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
}

import { type LeadDetails, LeadStatus, setLeadStatus } from '@latchkey/contract';
import { type FormEvent, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { useLeadChange } from './use-lead-change.ts';

/** Form that sets the request's status. */
export function StatusForm({ lead }: { lead: LeadDetails }) {
  const { id, statusVersion } = lead;
  /** The operator's choice. If null, the form shows the stored status. */
  const [chosen, setChosen] = useState<LeadStatus | null>(null);
  const [isSame, setSame] = useState(false);
  const status = chosen ?? lead.status;
  const { mutate, isPending, isOutdated } = useLeadChange(
    id,
    async () => {
      const body = { status, statusVersion };
      return (await call(setLeadStatus, { params: { id }, body })).data.lead;
    },
    () => {
      setChosen(null);
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.statusSaved() });
    },
  );

  const conflict = isOutdated ? text.statusConflict({ status: text[lead.status]() }) : null;
  const sameAgain = isSame ? text.statusSame() : null;
  const problem = status === lead.status ? sameAgain : conflict;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSame(status === lead.status);
    if (status !== lead.status) mutate(undefined);
  };
  return (
    <form aria-label={text.status()} onSubmit={save} className="grid gap-2">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={text.status()}
          value={status}
          options={LeadStatus.options.map((value) => ({ value, label: text[value]() }))}
          onChange={setChosen}
        />
        <Button look="outline" type="submit" pending={isPending} className="min-h-13">
          {text.saveStatus()}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </form>
  );
}

import { assignLead, type LeadDetails } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { officersQuery } from './lead-queries.ts';
import { assignmentWords, officerWords } from './lead-words.ts';
import { useLeadChange } from './use-lead-change.ts';

interface Choice {
  readonly officerId: string;
  readonly dueOn: string;
}

/** Assigns the request to an officer and sets its due date. */
export function AssignmentForm({ lead }: { lead: LeadDetails }) {
  const { id, officer, assignmentVersion } = lead;
  const { data: officers = [] } = useQuery(officersQuery());
  const stored: Choice = { officerId: officer?.id ?? '', dueOn: lead.dueOn ?? '' };
  /**
   * The operator's choices. For any field the operator has not changed, the form shows the stored
   * value.
   */
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const [isSame, setSame] = useState(false);
  const { officerId, dueOn } = { ...stored, ...chosen };
  const { mutate, isPending, isOutdated } = useLeadChange(
    id,
    async () => {
      const body = { officerId: officerId || null, dueOn: dueOn || null, assignmentVersion };
      return (await call(assignLead, { params: { id }, body })).data.lead;
    },
    () => {
      setChosen({});
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.assignmentSaved() });
    },
  );
  const isUnchanged = officerId === stored.officerId && dueOn === stored.dueOn;
  const conflict = isOutdated ? text.assignmentConflict({ words: assignmentWords(lead) }) : null;
  const sameAgain = isSame ? text.assignmentSame() : null;
  const problem = isUnchanged ? sameAgain : conflict;
  const others = officers.some((one) => one.id === stored.officerId) ? null : officer;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSame(isUnchanged);
    if (!isUnchanged) mutate(undefined);
  };
  return (
    <form aria-label={text.officer()} onSubmit={save} className="grid gap-3">
      <SelectField
        label={text.officer()}
        value={officerId}
        options={[
          { value: '', label: text.unassigned() },
          ...(others ? [{ value: others.id, label: officerWords(others) }] : []),
          ...officers.map(({ id: value, name }) => ({ value, label: name })),
        ]}
        onChange={(value) => setChosen({ ...chosen, officerId: value })}
      />
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={text.dueDate()}
          type="date"
          value={dueOn}
          onChange={({ target }) => setChosen({ ...chosen, dueOn: target.value })}
        />
        <Button look="outline" type="submit" pending={isPending} className="min-h-13">
          {text.saveAssignment()}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </form>
  );
}

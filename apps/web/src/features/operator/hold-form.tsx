import { type LeadDetails, setLeadHold } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api/call.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { accessQuery } from '@/state/account/operator-access.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useLeadChange } from './use-lead-change.ts';

/** Places or lifts a legal hold on a request. Only managers see the form. */
export function HoldForm({ lead }: { lead: LeadDetails }) {
  const owner = useUser()?.id ?? '';
  const { data: access } = useQuery({ ...accessQuery(owner), enabled: owner !== '' });
  return access?.isManager ? <Fields lead={lead} /> : null;
}

function Fields({ lead: { id, heldAt, holdVersion } }: { lead: LeadDetails }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, isOutdated } = useLeadChange(
    id,
    async () => {
      const body = { isHeld: heldAt === null, reason: reason.trim(), holdVersion };
      return (await call(setLeadHold, { params: { id }, body })).data.lead;
    },
    () => {
      setReason('');
      showAlert({ variant: 'success', label: text.changeSaved(), message: text.holdSaved() });
    },
  );
  const missing = isMissing && reason.trim() === '' ? text.holdReasonMissing() : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') mutate(undefined);
  };
  return (
    <form aria-label={text.hold()} onSubmit={save} className="mt-5 grid gap-3">
      <TextField
        label={heldAt === null ? text.holdReason() : text.liftReason()}
        hint={text.holdHint()}
        maxLength={1000}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isOutdated ? text.holdConflict() : missing}
      />
      <Button look="outline" type="submit" pending={isPending} className="justify-self-start">
        {heldAt === null ? text.setHold() : text.liftHold()}
      </Button>
    </form>
  );
}

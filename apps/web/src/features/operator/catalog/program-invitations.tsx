import {
  type AgencyInvitation,
  type EditedProgram,
  endAgencyInvitation,
  inviteAgency,
  NoticeEmail,
} from '@latchkey/contract';
import { type FormEvent, useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { moment } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { FormProblem } from '../form-problem.tsx';
import { useProgramChange } from './use-program-change.ts';

/**
 * Lists the email addresses that may confirm the program's details even though the addresses are
 * not on the domain of the program's website.
 */
export function ProgramInvitations({ program: { slug, invitations } }: { program: EditedProgram }) {
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.invitations()}</h2>
      <p className="mt-1 text-sm text-ink-soft">{text.invitationsHint()}</p>
      <ul className="mt-3 grid gap-3 text-sm">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="border-t border-line pt-3">
            <Invitation slug={slug} invitation={invitation} />
          </li>
        ))}
      </ul>
      <InviteForm slug={slug} />
    </Card>
  );
}

function Invitation({ slug, invitation }: { slug: string; invitation: AgencyInvitation }) {
  const { id, email, monthly, invitedAt } = invitation;
  const { mutate, isPending } = useProgramChange({
    slug,
    save: async () => (await call(endAgencyInvitation, { params: { slug, id } })).data.program,
    saved: text.invitationEnded,
  });
  return (
    <>
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-ink-soft">{text.invitedOn({ date: moment(invitedAt) })}</p>
      {monthly ? <p className="text-ink-soft">{text.monthlyOn()}</p> : null}
      <Button
        look="outline"
        className="mt-2"
        pending={isPending}
        aria-label={text.endInvitationOf({ email })}
        onClick={() => mutate(undefined)}
      >
        {text.endInvitation()}
      </Button>
    </>
  );
}

function InviteForm({ slug }: { slug: string }) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const email = NoticeEmail.safeParse(typed);
  const { mutate, isPending, objection } = useProgramChange({
    slug,
    save: async (address: string) =>
      (await call(inviteAgency, { params: { slug }, body: { email: address } })).data.program,
    saved: text.invited,
    onSaved() {
      setTyped('');
      setChecked(false);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (email.success) mutate(email.data);
  };
  return (
    <form noValidate aria-label={text.invitations()} onSubmit={send} className="mt-4 grid gap-4">
      <TextField
        label={text.inviteEmail()}
        type="email"
        inputMode="email"
        maxLength={254}
        value={typed}
        error={isChecked && !email.success ? text.inviteMissing() : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormProblem>{objection}</FormProblem>
      <Button type="submit" look="outline" pending={isPending}>
        {text.invite()}
      </Button>
    </form>
  );
}

import {
  AGENCY_LINK_MINUTES,
  askForAgencyLink,
  NoticeEmail,
  type PublicProgram,
} from '@latchkey/contract';
import type { AgencyAddressKind } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { hostOf } from '@/lib/host-of.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { FormTrap, useFormTraces } from '@/ui/form-traces.tsx';
import { MailSentence } from '@/ui/mail-sentence.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { TextField } from '@/ui/text-field.tsx';

/**
 * Asks "Do you run this program?" and lets the agency request a link to confirm the program's
 * facts.
 */
export function RunItCard({ program }: { program: PublicProgram['program'] }) {
  return (
    <Card className="print:hidden noscript:hidden">
      <Disclosure title={<h2 className="text-base font-bold">{text.runIt()}</h2>}>
        <p className="mb-4 text-sm text-ink-soft">{text.runItLead()}</p>
        <LinkForm program={program} />
      </Disclosure>
    </Card>
  );
}

function LinkForm({ program: { id, website } }: { program: PublicProgram['program'] }) {
  const { trap, readTraces } = useFormTraces();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const email = NoticeEmail.safeParse(typed);
  const { mutate, isPending, error, data, variables } = useMutation({
    mutationFn: async (address: string) => {
      const body = { email: address, form: readTraces() };
      return (await call(askForAgencyLink, { params: { id: String(id) }, body })).data.address;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (email.success) mutate(email.data);
    else field.current?.focus();
  };
  return (
    <form noValidate aria-label={text.runIt()} onSubmit={send} className="relative grid gap-4">
      <FormTrap ref={trap} label={text.runItTrap()} />
      <TextField
        ref={field}
        label={text.workEmail()}
        hint={website ? text.workEmailHint({ host: hostOf(website) }) : text.workEmailHintNoSite()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        error={isChecked && !email.success ? text.workEmailMissing() : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <ErrorNote>{failureWords(error)}</ErrorNote> : null}
      <Button type="submit" look="outline" pending={isPending}>
        {text.sendLink()}
      </Button>
      <div role="status">
        {data && !isPending ? <Answer kind={data} email={variables ?? ''} /> : null}
      </div>
    </form>
  );
}

function Answer({ kind, email }: { kind: AgencyAddressKind; email: string }) {
  if (kind === 'on-site') {
    return (
      <p className="rounded-control bg-brand-tint p-4 text-sm font-semibold wrap-anywhere">
        {text.linkSent({ email, minutes: String(AGENCY_LINK_MINUTES) })}
      </p>
    );
  }
  return (
    <div className="grid gap-2 rounded-control border border-line bg-panel p-4 text-sm">
      <p className="font-semibold">{text[`address-${kind}`]()}</p>
      {kind === 'tagged' ? null : <MailSentence text={text.askInvitation} />}
    </div>
  );
}

function failureWords(error: Error): string {
  const isTooMany = error instanceof ApiProblem && error.code === 'too-many-requests';
  return isTooMany ? text.linkTooMany() : text.linkFailed();
}

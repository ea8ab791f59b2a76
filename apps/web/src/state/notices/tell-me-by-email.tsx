import { NoticeEmail } from '@latchkey/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tellMeText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { FormTrap } from '@/ui/form-traces.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { TextField } from '@/ui/text-field.tsx';
import type { Told } from './told.ts';
import { failureWords, useSubscribe } from './use-subscribe.ts';

/** Shows a form for an email address. The first email asks the visitor to confirm that address. */
export function TellMeByEmail(told: Told) {
  const { subject } = told;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error, data, variables, trap } = useSubscribe(told);
  const id = useId();
  if (data) return <Sent email={variables ?? ''} />;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="text-sm">
      <Button
        ref={button}
        look="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {text.tellMe()}
          <span className="sr-only">{text.of({ subject })}</span>
        </span>
      </Button>
      <div id={id}>
        {isOpen ? (
          <EmailForm
            label={text.form({ subject })}
            trap={trap}
            error={error}
            isPending={isPending}
            onSend={mutate}
            onCancel={close}
          />
        ) : null}
      </div>
    </div>
  );
}

function EmailForm({
  label,
  trap,
  error,
  isPending,
  onSend,
  onCancel,
}: {
  label: string;
  trap: ReturnType<typeof useSubscribe>['trap'];
  error: Error | null;
  isPending: boolean;
  onSend: (email: string) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leadId = useId();
  useEffect(() => field.current?.focus(), []);
  const email = NoticeEmail.safeParse(typed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (email.success) onSend(email.data);
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      aria-label={label}
      aria-describedby={leadId}
      onSubmit={send}
      className="relative mt-3 grid gap-4 rounded-control border border-line bg-panel p-4"
    >
      <FormTrap ref={trap} label={text.trap()} />
      <p id={leadId}>{text.lead()}</p>
      <TextField
        ref={field}
        label={text.email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={typed}
        error={isChecked && !email.success ? text.emailMissing() : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <ErrorNote>{failureWords(error)}</ErrorNote> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {text.send()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel()}
        </Button>
      </div>
    </form>
  );
}

/** The confirmation message. It receives focus when the form disappears. */
function Sent({ email }: { email: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p
      ref={note}
      role="status"
      tabIndex={-1}
      className="rounded-control bg-brand-tint p-4 text-sm font-semibold wrap-anywhere outline-none"
    >
      {text.sent({ email })}
    </p>
  );
}

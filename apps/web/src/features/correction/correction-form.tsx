import { NoticeEmail, reportCorrection } from '@latchkey/contract';
import { CorrectionSubject, maxLengths } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { useSite } from '@/lib/site.ts';
import { correctionText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Field, inputClass } from '@/ui/field.tsx';
import { FormTrap, useFormTraces } from '@/ui/form-traces.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { correctionFailure } from './correction-failure.ts';

const checks = reportCorrection.body.shape;

/**
 * The form for a correction. Asks for the wrong fact, its correct value, and a web page that proves
 * the value.
 */
export function CorrectionForm({
  programId,
  onSent,
}: {
  programId: string;
  /** Called with the sender's email address. The address is empty if the sender gave none. */
  onSent: (email: string) => void;
}) {
  const [about, setAbout] = useState<CorrectionSubject>('funding');
  const [says, setSays] = useState('');
  const [address, setAddress] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { trap, readTraces } = useFormTraces();
  const { config } = useSite();
  const typed = { about, says: says.trim(), address: address.trim() };
  const hasWords = checks.says.safeParse(typed.says).success;
  const hasAddress = checks.address.safeParse(typed.address).success;
  const isEmail = email.trim() === '' || NoticeEmail.safeParse(email).success;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(reportCorrection, {
        params: { id: programId },
        body: { ...typed, ...(email.trim() && { email }), form: readTraces() },
      }),
    onSuccess: () => onSent(email.trim()),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (hasWords && hasAddress && isEmail) mutate();
  };
  return (
    <form noValidate aria-label={text.title()} onSubmit={send} className="relative grid gap-5">
      <FormTrap ref={trap} label={text.trap()} />
      <SelectField
        label={text.about()}
        value={about}
        options={CorrectionSubject.options.map((value) => ({ value, label: text[value]() }))}
        onChange={setAbout}
      />
      <Field
        label={text.says()}
        hint={text.saysHint()}
        error={isChecked && !hasWords ? text.saysMissing() : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxLengths.correction}
            value={says}
            onChange={({ target }) => setSays(target.value)}
            className={`${inputClass} py-3`}
          />
        )}
      </Field>
      <TextField
        label={text.address()}
        hint={text.addressHint()}
        type="url"
        inputMode="url"
        maxLength={maxLengths.address}
        value={address}
        error={isChecked && !hasAddress ? text.addressMissing() : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      {config.sendsNotices ? (
        <TextField
          label={text.email()}
          hint={text.emailHint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={isChecked && !isEmail ? text.emailWrong() : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
      ) : null}
      {error ? <ErrorNote>{correctionFailure(error)}</ErrorNote> : null}
      <Button type="submit" pending={isPending} className="sm:justify-self-start">
        {text.send()}
      </Button>
    </form>
  );
}

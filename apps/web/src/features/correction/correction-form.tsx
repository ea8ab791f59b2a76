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

/** The fields as the sender typed them. */
interface Typed {
  readonly about: CorrectionSubject;
  readonly says: string;
  readonly address: string;
  readonly email: string;
}

/**
 * The form for a correction. Asks for the wrong fact, its correct value, and a web page that proves
 * the value.
 */
export function CorrectionForm({
  programId,
  about,
  onSent,
}: {
  programId: string;
  /** The subject that is initially selected. */
  about: CorrectionSubject;
  /**
   * Called with the sender's email address. The address is empty if the sender did not enter one.
   */
  onSent: (email: string) => void;
}) {
  const { config } = useSite();
  const { trap, readTraces } = useFormTraces();
  const { typed, change, wrong, send, isPending, error } = useCorrection(
    { programId, about },
    readTraces,
    onSent,
  );
  return (
    <form noValidate aria-label={text.title()} onSubmit={send} className="relative grid gap-5">
      <FormTrap ref={trap} label={text.trap()} />
      <SelectField
        label={text.about()}
        value={typed.about}
        options={CorrectionSubject.options.map((value) => ({ value, label: text[value]() }))}
        onChange={(about) => change({ about })}
      />
      <Field
        label={text.says()}
        hint={text.saysHint()}
        error={wrong.says ? text.saysMissing() : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxLengths.correction}
            value={typed.says}
            onChange={({ target }) => change({ says: target.value })}
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
        value={typed.address}
        error={wrong.address ? text.addressMissing() : undefined}
        onChange={({ target }) => change({ address: target.value })}
      />
      {config.sendsNotices ? (
        <TextField
          label={text.email()}
          hint={text.emailHint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          error={wrong.email ? text.emailWrong() : undefined}
          onChange={({ target }) => change({ email: target.value })}
        />
      ) : null}
      {error ? <ErrorNote>{correctionFailure(error)}</ErrorNote> : null}
      <Button type="submit" pending={isPending} className="sm:justify-self-start">
        {text.send()}
      </Button>
    </form>
  );
}

/**
 * Hook for the form's fields and for sending them.
 *
 * @returns `wrong` lists the fields to correct. It is empty until the first attempt to send
 */
function useCorrection(
  { programId, about }: { readonly programId: string; readonly about: CorrectionSubject },
  readTraces: ReturnType<typeof useFormTraces>['readTraces'],
  onSent: (email: string) => void,
) {
  const [typed, setTyped] = useState<Typed>({ about, says: '', address: '', email: '' });
  const [isChecked, setChecked] = useState(false);
  const says = typed.says.trim();
  const address = typed.address.trim();
  const email = typed.email.trim();
  const isWrong = {
    says: !checks.says.safeParse(says).success,
    address: !checks.address.safeParse(address).success,
    email: email !== '' && !NoticeEmail.safeParse(email).success,
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(reportCorrection, {
        params: { id: programId },
        body: { about: typed.about, says, address, ...(email && { email }), form: readTraces() },
      }),
    onSuccess: () => onSent(email),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!Object.values(isWrong).includes(true)) mutate();
  };
  const change = (changed: Partial<Typed>) => setTyped((now) => ({ ...now, ...changed }));
  const wrong: Partial<typeof isWrong> = isChecked ? isWrong : {};
  return { typed, change, wrong, send, isPending, error };
}

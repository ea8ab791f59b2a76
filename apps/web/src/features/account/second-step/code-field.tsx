import { type FormEvent, useEffect, useRef, useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Field, inputClass } from '@/ui/field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { failureSentence } from './failure-sentence.ts';

/** Number of digits in an authenticator app's code. */
const LENGTH = 6;

/**
 * A field for an authenticator app's code. Submits the code as soon as six digits are typed or
 * pasted. Clears a wrong code, so that the user can type the next one.
 */
export function CodeField({
  label,
  hint,
  takesFocus = false,
  onCode,
}: {
  label: string;
  hint?: string;
  /** Whether the field receives focus when it appears. */
  takesFocus?: boolean;
  /** Verifies the code. Throws an error if the code is not accepted. */
  onCode: (code: string) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const { failure, isPending, attempt } = useAttempt();
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const send = async (code: string) => {
    if (isPending || (await attempt(() => onCode(code)))) return;
    setDigits('');
    input.current?.focus();
  };
  const change = (typed: string) => {
    const code = typed.replaceAll(/\D/g, '').slice(0, LENGTH);
    setDigits(code);
    setShort(false);
    if (code.length === LENGTH) void send(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (digits.length === LENGTH) void send(digits);
    else setShort(true);
  };
  const problem = () => {
    if (isShort) return text.codeShort();
    return failure === undefined || digits !== '' ? undefined : failureSentence(failure, 'code');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={label} hint={hint} error={problem()}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={digits}
            readOnly={isPending}
            onChange={({ target }) => change(target.value)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            className={`${inputClass} text-center text-2xl tracking-[0.4em] tabular-nums`}
          />
        )}
      </Field>
      <Button type="submit" pending={isPending} className="w-full">
        {text.continue()}
      </Button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { verifyRecoveryCode } from './actions.ts';
import { failureSentence } from './failure-sentence.ts';

/** Asks for a recovery code. */
export function RecoveryForm({ onVerified }: { onVerified: () => void }) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { failure, isPending, attempt, forget } = useAttempt();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') forget();
    else if (await attempt(() => verifyRecoveryCode(code))) onVerified();
  };
  const failed = failure === undefined ? undefined : failureSentence(failure, 'recovery');
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={text.recoveryCode()}
        hint={text.recoveryHint()}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        error={isMissing ? text.recoveryMissing() : failed}
      />
      <Button type="submit" pending={isPending} className="w-full">
        {text.continue()}
      </Button>
    </form>
  );
}

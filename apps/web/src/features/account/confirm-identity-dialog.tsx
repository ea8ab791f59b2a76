import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '@/lib/api/call.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { settleConfirmation, useConfirmation } from '@/lib/auth/confirmation.ts';
import { accountText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import {
  appFactorOf,
  confirmWithCode,
  confirmWithPassword,
  signInAgain,
} from './confirm-identity.ts';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Asks for the password, or a code, before the user exports the account's data or deletes the
 * account.
 */
export function ConfirmIdentityDialog() {
  const isAsked = useConfirmation(({ settle }) => settle !== null);
  return (
    <Dialog.Root open={isAsked} onOpenChange={(next) => next || settleConfirmation(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-card">
          <Dialog.Title className="text-xl font-bold">{text.confirmIdentity()}</Dialog.Title>
          <Dialog.Description className="mt-1 mb-5 text-ink-soft">
            {text.confirmIdentityLead()}
          </Dialog.Description>
          <ConfirmForm />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ConfirmForm() {
  const user = useUser();
  const app = user && appFactorOf(user);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { failure, isPending, attempt } = useAttempt();
  const isWrong = failure instanceof ApiProblem && failure.code === 'wrong-password';
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await attempt(() =>
      app && code.trim() !== '' ? confirmWithCode(app, code) : confirmWithPassword(user, password),
    );
    if (isDone) settleConfirmation(true);
  };
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="grid gap-4">
      <PasswordField
        label={text.password()}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isWrong ? text.wrongPassword() : undefined}
      />
      {app ? (
        <TextField
          label={text.orCode()}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      ) : null}
      <FormFailure
        failure={isWrong ? undefined : failure}
        sentence={text.confirmIdentityFailed()}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="outline" className="min-h-13 grow" onClick={() => settleConfirmation(false)}>
          {text.cancel()}
        </Button>
        <Button type="submit" pending={isPending} className="grow">
          {text.confirmIdentityAction()}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {text.noPasswordHere()}{' '}
        <button
          type="button"
          className="font-semibold text-brand hover:underline"
          onClick={() => void signInAgain()}
        >
          {text.signInInstead()}
        </button>
      </p>
    </form>
  );
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { deleteAccount } from '@latchkey/contract';
import { type FormEvent, useState } from 'react';
import { showAlert } from '@/lib/alerts.ts';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { useMarketingSite } from '@/lib/marketing-site.ts';
import { accountText as text } from '@/lib/texts.ts';
import { endSession } from '@/state/account/sign-out.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';

/** Deletes the account after a second confirmation by the user. */
export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card>
      <h2 className="text-lg font-bold">{text.deleteTitle()}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{text.deleteLead()}</p>
      <Button look="outline" className="text-danger" onClick={() => setAsked(true)}>
        {text.deleteAccount()}
      </Button>
      <AlertDialog.Root open={isAsked} onOpenChange={setAsked}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60" />
          <AlertDialog.Popup className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-card">
            <AlertDialog.Title className="text-xl font-bold">
              {text.deleteQuestion()}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-1 mb-5 text-ink-soft">
              {text.deleteWarning()}
            </AlertDialog.Description>
            <DeleteForm onCancel={() => setAsked(false)} />
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </Card>
  );
}

function refusal(code: string | undefined): string | undefined {
  if (code === 'wrong-password') return text.wrongPassword();
  return code === 'reauthentication-needed' ? text.proofNeeded() : undefined;
}

/**
 * Asks for the password before the account is deleted. A user without a password must have signed
 * in within the last 10 minutes.
 */
function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const [withdraws, setWithdraws] = useState(true);
  const { failure, isPending, attempt } = useAttempt();
  const leave = useMarketingSite();
  const code = failure instanceof ApiProblem ? failure.code : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const requests = withdraws ? ('withdraw' as const) : ('keep' as const);
    const body = { requests, ...(password !== '' && { password }) };
    if (!(await attempt(async () => void (await call(deleteAccount, { body }))))) return;
    showAlert({ variant: 'success', label: text.success(), message: text.accountDeleted() });
    await endSession();
    leave();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <PasswordField
        label={text.password()}
        hint={text.noPasswordHint()}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={refusal(code)}
      />
      <div>
        <Checkbox
          checked={withdraws}
          aria-describedby="requests-hint"
          onChange={({ target }) => setWithdraws(target.checked)}
        >
          {text.withdrawRequests()}
        </Checkbox>
        <p id="requests-hint" className="text-sm text-ink-soft">
          {text.withdrawRequestsHint()}
        </p>
      </div>
      <FormFailure failure={failure} sentence={text.deleteFailed()} />
      <div className="flex flex-wrap gap-3">
        <Button look="outline" className="min-h-13 grow" onClick={onCancel}>
          {text.keepAccount()}
        </Button>
        <Button type="submit" pending={isPending} className="grow bg-danger! text-surface!">
          {text.deleteForGood()}
        </Button>
      </div>
    </form>
  );
}

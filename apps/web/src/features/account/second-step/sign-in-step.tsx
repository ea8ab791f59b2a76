import { useEffect } from 'react';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { secondStepText as text } from '@/lib/texts.ts';
import { closeAccountDialog, showAccountView } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { DialogHeading } from '../dialog-heading.tsx';
import { useAttempt } from '../use-attempt.ts';
import { abandonSignIn, hasCodes, stepsOf } from './actions.ts';
import { StepFailure } from './failure.tsx';
import { StepForm } from './step-form.tsx';

/** The view of the account dialog that asks for the second step after the password. */
export function SignInSecondStep() {
  const pending = useAuth((state) => state.pending);
  useDialogEnd();
  if (!pending) return null;
  return (
    <>
      <DialogHeading title={text.title()}>
        {text.lead({ email: pending.email ?? '' })}
      </DialogHeading>
      <div className="mt-5">
        <StepForm steps={stepsOf(pending)} hasCodes={hasCodes(pending)} onVerified={() => {}} />
      </div>
      <OtherAccount />
    </>
  );
}

/** Closes the dialog once the user is signed in, even if that happens in another tab. */
function useDialogEnd(): void {
  useEffect(
    () =>
      useAuth.subscribe(({ user, pending }) => {
        if (user) closeAccountDialog();
        else if (!pending) showAccountView('sign-in');
      }),
    [],
  );
}

function OtherAccount() {
  const { failure, isPending, attempt } = useAttempt();
  return (
    <>
      <Button
        look="quiet"
        pending={isPending}
        className="-ml-2 text-sm"
        onClick={() => void attempt(abandonSignIn)}
      >
        {text.otherAccount()}
      </Button>
      <StepFailure failure={failure} tried="code" />
    </>
  );
}

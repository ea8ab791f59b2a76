import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { useSessionEnded } from '@/lib/auth/session-ended.ts';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { authText, accountText as text } from '@/lib/texts.ts';
import {
  type AccountView,
  closeAccountDialog,
  useAccountDialog,
} from '@/state/account/account-dialog.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { DialogHeading } from './dialog-heading.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Dialog for signing in, signing up or requesting a new password. */
export function AccountDialog() {
  const { open, view } = useAccountDialog();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || closeAccountDialog()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 min-h-dvh bg-night/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={focusAfterwards}
          className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-card transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Views view={view} />
          <Dialog.Close
            aria-label={text.close()}
            className="absolute top-3 right-3 inline-flex size-13 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <X size={22} aria-hidden />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Returns the page's `main` element as the element to focus after sign-in, because the button that
 * opened the dialog may be gone.
 */
function focusAfterwards(): HTMLElement | true {
  const main = useAuth.getState().user && document.querySelector('main');
  return main ?? true;
}

const SignInSecondStep = lazyWithText(
  ['account', 'second-step'],
  async () => (await import('./second-step/sign-in-step.tsx')).SignInSecondStep,
);

function Views({ view }: { view: AccountView | 'second-step' }) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const reason = useSessionEnded((state) => state.reason);
  if (view === 'second-step') {
    return (
      <Suspense fallback={<LoadingStatus />}>
        <SignInSecondStep />
      </Suspense>
    );
  }
  if (unconfirmed) {
    return (
      <DialogHeading title={text.confirmTitle()}>
        {text.confirmLead({ email: unconfirmed })}
      </DialogHeading>
    );
  }
  return (
    <>
      <DialogHeading key={view} title={text[view]()}>
        {reason && view === 'sign-in' ? authText[reason]() : text[`${view}Lead`]()}
      </DialogHeading>
      <div className="mt-5">
        {view === 'sign-in' ? <SignInForm /> : null}
        {view === 'sign-up' ? <SignUpForm onSent={setUnconfirmed} /> : null}
        {view === 'reset-password' ? <ResetRequestForm /> : null}
      </div>
    </>
  );
}

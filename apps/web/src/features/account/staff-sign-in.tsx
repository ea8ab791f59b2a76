import type { ProviderSignInFailure } from '@latchkey/contract';
import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log.ts';
import { useSite } from '@/lib/site.ts';
import { accountText as text } from '@/lib/texts.ts';
import { endSignIn } from '@/state/account/account-dialog.ts';
import { useStaffReturn } from '@/state/account/staff-return.ts';
import { Button } from '@/ui/button.tsx';
import { beginStaffSignIn, finishStaffSignIn } from './staff-actions.ts';

const sentences: Readonly<Record<ProviderSignInFailure, (of: { name: string }) => string>> = {
  canceled: text.staffCanceled,
  expired: text.staffExpired,
  'foreign-domain': text.staffForeignDomain,
  'no-role': text.staffNoRole,
  'provider-down': text.staffProviderDown,
  rejected: text.staffRejected,
  'try-later': text.staffTryLater,
  'unverified-email': text.staffUnverifiedEmail,
};

/**
 * Shows the sign-in button for staff, and the reason if the last sign-in failed. Renders nothing if
 * the server has no identity provider.
 */
export function StaffSignIn() {
  const { staffSignIn } = useSite().config;
  return staffSignIn ? <StaffButton name={staffSignIn.name} /> : null;
}

function StaffButton({ name }: { name: string }) {
  const { code, isFinishing, failure } = useStaffReturn();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (code !== null) void finish(code);
  }, [code]);

  const leave = async () => {
    useStaffReturn.setState({ failure: null });
    setLeaving(true);
    await beginStaffSignIn();
  };
  return (
    <div className="grid gap-2">
      <Button
        look="outline"
        pending={isLeaving || isFinishing || code !== null}
        onClick={() => void leave()}
        className="min-h-13 w-full"
      >
        {text.staffSignIn({ name })}
      </Button>
      <p className="text-sm text-ink-soft">{text.staffOnly()}</p>
      {failure ? (
        <p role="alert" className="text-sm text-danger">
          {sentences[failure]({ name })}
        </p>
      ) : null}
    </div>
  );
}

/** Signs in with the code. Sends the code only once, even if two dialogs show the button. */
async function finish(code: string): Promise<void> {
  if (useStaffReturn.getState().code !== code) return;
  useStaffReturn.setState({ code: null, isFinishing: true });
  const failure = await finishStaffSignIn(code).then(
    (isSignedIn) => (isSignedIn ? null : ('expired' as const)),
    (error: unknown) => {
      logFailure('Staff sign-in failed', error);
      return 'provider-down' as const;
    },
  );
  useStaffReturn.setState({ isFinishing: false, failure });
  if (failure === null) endSignIn();
}

import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { fullNameOf } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { hasRequested } from '@/state/account/requested-mail.ts';
import { Page } from '@/ui/page.tsx';
import { finishSignUp, followMailLink } from './account-actions.ts';
import { isUsedUp } from './account-failure.ts';
import { FinishSignUpForm } from './finish-sign-up-form.tsx';
import { LinkConsent, UnrequestedNote } from './link-consent.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Confirms an email address. The account service keeps the name and password from sign-up only for
 * the browser that signed up. In any other browser, or if the service kept nothing, a form asks for
 * the name and password.
 */
export function SignUpLink({ tokenHash, failed }: { tokenHash: string; failed: ReactNode }) {
  const navigate = useNavigate();
  const attempts = useAttempt();
  const [isOwnBrowser] = useState(() => hasRequested('signup'));
  const [isFollowed, setFollowed] = useState(false);
  if (!isFollowed && isUsedUp(attempts.failure)) return failed;

  const toDashboard = () => void navigate(DASHBOARD, { replace: true });
  const follow = async () => {
    const user = await followMailLink('signup', tokenHash);
    setFollowed(true);
    return user;
  };
  if (isOwnBrowser && !isFollowed) {
    const confirm = async () => {
      let hasName = false;
      const isDone = await attempts.attempt(async () => {
        hasName = fullNameOf(await follow()) !== null;
      });
      if (isDone && hasName) toDashboard();
    };
    const lead = `${text.signupLinkLead()} ${text.linkOnce()}`;
    const page = { title: text.signupLinkTitle(), lead, type: 'signup', attempts } as const;
    return <LinkConsent {...page} onFollow={confirm} />;
  }
  return (
    <Page title={text.signupLinkTitle()} lead={text.finishLead()}>
      <div className="grid gap-4">
        {isFollowed ? null : <UnrequestedNote type="signup" />}
        <FinishSignUpForm
          attempts={attempts}
          onSubmit={async (form) => {
            const isDone = await attempts.attempt(async () => {
              if (!isFollowed) await follow();
              await finishSignUp(form);
            });
            if (isDone) toDashboard();
          }}
        />
      </div>
    </Page>
  );
}

import { Navigate, useLocation, useNavigate } from 'react-router';
import { openAccountDialog } from '@/lib/account-dialog.ts';
import { type MailLink, mailLinkIn } from '@/lib/auth/address.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { DASHBOARD, RESET_PASSWORD } from '@/lib/auth/pages.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { followMailLink } from './account-actions.ts';
import { isUsedUp } from './account-failure.ts';
import { text } from './account-text.ts';
import { FormFailure } from './form-failure.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Where a mail's link leads. It is followed at a click: programs that look into mails for dangers open
 * every link, and would use it up.
 */
export function MailLinkPage() {
  const link = mailLinkIn(useLocation());
  const { loading } = useAuth();
  if (!link) return loading ? null : <Navigate to={DASHBOARD} replace />;
  return (
    <PlainPage>
      {link.tokenHash === null ? (
        <FailedLink type={link.type} />
      ) : (
        <Link type={link.type} tokenHash={link.tokenHash} />
      )}
    </PlainPage>
  );
}

function Link({ type, tokenHash }: { type: MailLink['type']; tokenHash: string }) {
  const navigate = useNavigate();
  const { failure, isPending, attempt } = useAttempt();
  if (isUsedUp(failure)) return <FailedLink type={type} />;

  const isRecovery = type === 'recovery';
  const follow = async () => {
    const isFollowed = await attempt(() => followMailLink(type, tokenHash));
    if (isFollowed) void navigate(isRecovery ? RESET_PASSWORD : DASHBOARD, { replace: true });
  };
  return (
    <Page
      title={isRecovery ? text['reset-password']() : text.signupLinkTitle()}
      lead={`${isRecovery ? text.recoveryLinkLead() : text.signupLinkLead()} ${text.linkOnce()}`}
    >
      <div className="grid gap-4">
        <FormFailure failure={failure} sentence={text.resetRequestFailed()} />
        <Button pending={isPending} onClick={() => void follow()} className="w-full sm:w-auto">
          {text.followLink()}
        </Button>
      </div>
    </Page>
  );
}

function FailedLink({ type }: Pick<MailLink, 'type'>) {
  const isRecovery = type === 'recovery';
  return (
    <Page
      title={text.linkFailedTitle()}
      lead={isRecovery ? text.recoveryLinkFailed() : text.signupLinkFailed()}
    >
      <Button onClick={() => openAccountDialog(isRecovery ? 'reset-password' : 'sign-in')}>
        {isRecovery ? text.newLink() : text['sign-in']()}
      </Button>
    </Page>
  );
}

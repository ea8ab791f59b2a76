import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { type MailLink, mailLinkIn } from '@/state/account/mail-link.ts';
import { DASHBOARD, RESET_PASSWORD } from '@/state/account/pages.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { followMailLink } from './account-actions.ts';
import { isUsedUp } from './account-failure.ts';
import { LinkConsent } from './link-consent.tsx';
import { SessionLink } from './session-link.tsx';
import { SignUpLink } from './sign-up-link.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Handles a link from an email, but only after a click. Otherwise, email scanners would use up the
 * link, and an attacker's link could sign the visitor in to another account.
 */
export function MailLinkPage() {
  const link = mailLinkIn(useLocation());
  const { loading } = useAuth();
  if (!link) return loading ? null : <Navigate to={DASHBOARD} replace />;
  return (
    <PlainPage>
      <Link link={link} />
    </PlainPage>
  );
}

function Link({ link }: { link: MailLink }) {
  const failed = <FailedLink type={link.type} />;
  if (link.kind === 'failed') return failed;
  if (link.kind === 'session') return <SessionLink link={link} failed={failed} />;
  return link.type === 'signup' ? (
    <SignUpLink tokenHash={link.tokenHash} failed={failed} />
  ) : (
    <RecoveryLink tokenHash={link.tokenHash} />
  );
}

function RecoveryLink({ tokenHash }: { tokenHash: string }) {
  const navigate = useNavigate();
  const attempts = useAttempt();
  if (isUsedUp(attempts.failure)) return <FailedLink type="recovery" />;

  const follow = async () => {
    const isFollowed = await attempts.attempt(async () => {
      await followMailLink('recovery', tokenHash);
    });
    if (isFollowed) void navigate(RESET_PASSWORD, { replace: true });
  };
  return (
    <LinkConsent
      title={text['reset-password']()}
      lead={`${text.recoveryLinkLead()} ${text.linkOnce()}`}
      type="recovery"
      attempts={attempts}
      onFollow={follow}
    />
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

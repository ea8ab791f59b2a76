import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import type { MailLink } from '@/state/account/mail-link.ts';
import { DASHBOARD, RESET_PASSWORD } from '@/state/account/pages.ts';
import { takeSession } from './account-actions.ts';
import { isUsedUp } from './account-failure.ts';
import { LinkConsent } from './link-consent.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Handles a link that contains a session of a hosted account service. Shows the account's email
 * address before signing the user in.
 */
export function SessionLink({
  link: { type, session },
  failed,
}: {
  link: Extract<MailLink, { kind: 'session' }>;
  failed: ReactNode;
}) {
  const navigate = useNavigate();
  const attempts = useAttempt();
  const present = useUser()?.email;
  if (isUsedUp(attempts.failure)) return failed;

  const { email } = session;
  const isRecovery = type === 'recovery';
  const follow = async () => {
    const isTaken = await attempts.attempt(() => takeSession(session));
    if (isTaken) void navigate(isRecovery ? RESET_PASSWORD : DASHBOARD, { replace: true });
  };
  const isReplaced = present !== undefined && present !== email;
  return (
    <LinkConsent
      title={isRecovery ? text['reset-password']() : text.signupLinkTitle()}
      lead={
        <p className="[overflow-wrap:anywhere]">
          {text.sessionLinkLead({ email })}{' '}
          {isReplaced ? text.replacesSession({ email: present }) : null}
        </p>
      }
      type={type}
      email={email}
      attempts={attempts}
      onFollow={follow}
    />
  );
}

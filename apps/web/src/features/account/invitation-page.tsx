import {
  type AnswerOf,
  acceptInvitation,
  joinTeam,
  pagePaths,
  showInvitation,
} from '@latchkey/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/lib/api/call.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { endSession } from '@/state/account/sign-out.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { signIn } from './account-actions.ts';
import { FinishSignUpForm } from './finish-sign-up-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { invitationRefusal } from './invitation-refusal.ts';
import { useAttempt } from './use-attempt.ts';

type Invitation = AnswerOf<typeof showInvitation>['data'];

interface Props {
  readonly token: string;
  readonly invitation: Invitation;
}

/** The page that opens from the link in an invitation to a role. */
export function InvitationPage() {
  // Browsers do not send the URL's hash to the server.
  const [token] = useState(() => location.hash.slice(1));
  const { loading } = useAuth();
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await call(showInvitation, { body: { token } }, { signal })).data,
  });
  return (
    <PlainPage>
      <Content error={error} isLoading={loading || !invitation}>
        {invitation ? <Accept token={token} invitation={invitation} /> : null}
      </Content>
    </PlainPage>
  );
}

function Content({
  error,
  isLoading,
  children,
}: {
  error: Error | null;
  isLoading: boolean;
  children: ReactNode;
}) {
  if (error) {
    const lead = invitationRefusal(error) ?? text.resetRequestFailed();
    return (
      <Page title={text.linkFailedTitle()}>
        <p role="status">{lead}</p>
      </Page>
    );
  }
  return isLoading ? <LoadingStatus /> : children;
}

function Accept({ token, invitation }: Props) {
  const { email, role, needs } = invitation;
  const lead = `${text.invitedAs({ email })} ${text[`invited-${role}`]()}`;
  return (
    <Page title={text.invitation()} lead={lead}>
      {needs === 'password' ? (
        <NewMember token={token} invitation={invitation} />
      ) : (
        <Member token={token} invitation={invitation} />
      )}
    </Page>
  );
}

/** Creates the account with a name and a password, and signs the new member in. */
function NewMember({ token, invitation: { email } }: Props) {
  const toTeam = useTeamStart();
  const attempts = useAttempt();
  const refusal = invitationRefusal(attempts.failure);
  return (
    <div className="grid gap-4">
      {refusal ? <p role="alert">{refusal}</p> : null}
      <FinishSignUpForm
        attempts={refusal ? { ...attempts, failure: undefined } : attempts}
        onSubmit={async (form) => {
          const isDone = await attempts.attempt(async () => {
            await call(joinTeam, { body: { token, ...form } });
            await signIn({ email, password: form.password });
          });
          if (isDone) toTeam();
        }}
      />
    </div>
  );
}

/**
 * Accepts the invitation for the existing account with the invited email address, after the person
 * signs in.
 */
function Member({ token, invitation: { email } }: Props) {
  const user = useAuth((state) => state.user);
  const toTeam = useTeamStart();
  const { failure, isPending, attempt } = useAttempt();
  if (!user) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{text.invitedSignIn()}</p>
        <Button onClick={() => openAccountDialog('sign-in')}>{text['sign-in']()}</Button>
      </div>
    );
  }
  if (user.email?.toLowerCase() !== email) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{text.invitedElsewhere({ email: user.email ?? '' })}</p>
        <Button look="outline" onClick={() => void endSession()}>
          {text.logout()}
        </Button>
      </div>
    );
  }
  const accept = async () => {
    const body = { token };
    if (await attempt(async () => void (await call(acceptInvitation, { body })))) toTeam();
  };
  const refusal = invitationRefusal(failure);
  return (
    <div className="grid justify-items-start gap-4">
      {refusal ? <p role="alert">{refusal}</p> : null}
      <FormFailure failure={refusal ? undefined : failure} sentence={text.resetRequestFailed()} />
      <Button pending={isPending} onClick={() => void accept()}>
        {text.acceptInvitation()}
      </Button>
    </div>
  );
}

/**
 * Returns a function that discards the cached roles, so that the new role applies, and opens the
 * team's start page.
 */
function useTeamStart(): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    queries.removeQueries({ queryKey: ['operator-access'] });
    void navigate(pagePaths.operator, { replace: true });
  };
}

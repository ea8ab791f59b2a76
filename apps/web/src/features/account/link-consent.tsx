import { type ReactNode, useState } from 'react';
import { accountText as text } from '@/lib/texts.ts';
import type { MailLink } from '@/state/account/mail-link.ts';
import { hasRequested } from '@/state/account/requested-mail.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { FormFailure } from './form-failure.tsx';
import type { Attempts } from './use-attempt.ts';

/** Asks the user to click a button before a link from an email takes effect. */
export function LinkConsent({
  title,
  lead,
  type,
  email,
  attempts: { failure, isPending },
  onFollow,
}: {
  title: string;
  lead: ReactNode;
  type: MailLink['type'];
  /** The account's email address, if the link contains it. */
  email?: string;
  attempts: Attempts;
  onFollow: () => Promise<void>;
}) {
  return (
    <Page title={title} lead={lead}>
      <div className="grid gap-4">
        <UnrequestedNote type={type} email={email} />
        <FormFailure failure={failure} sentence={text.resetRequestFailed()} />
        <Button pending={isPending} onClick={() => void onFollow()} className="w-full sm:w-auto">
          {text.followLink()}
        </Button>
      </div>
    </Page>
  );
}

/** Warns the user that this browser did not request the email. An attacker may have sent it. */
export function UnrequestedNote({
  type,
  email,
}: {
  type: MailLink['type'];
  email?: string | undefined;
}) {
  const [isRequested] = useState(() => hasRequested(type, email));
  return isRequested ? null : <p className="font-semibold">{text.onlyIfAsked()}</p>;
}

import type { User } from '@supabase/auth-js';
import { fullNameOf, useUser } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { RESET_PASSWORD } from '@/state/account/pages.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { NameForm } from './name-form.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { SecondStepSettings } from './second-step/settings-card.tsx';

/**
 * Page with the account settings: name, password, second steps, emails, and buttons to download the account's
 * data or delete the account.
 */
export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={text.settings()}>
      <div className="grid gap-4">
        <Details user={user} />
        <SecondStepSettings owner={user.id} />
        <NoticeSettings owner={user.id} />
        <DownloadData />
        <DeleteAccount />
      </div>
    </Page>
  );
}

function Details({ user }: { user: User }) {
  return (
    <Card>
      <NameForm name={fullNameOf(user)} />
      <dl className="mt-5 border-t border-line pt-5">
        <dt className="text-sm text-ink-soft">{text.email()}</dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">{user.email ?? ''}</dd>
      </dl>
      <ButtonLink look="outline" to={RESET_PASSWORD} className="mt-5">
        {text.changePassword()}
      </ButtonLink>
    </Card>
  );
}

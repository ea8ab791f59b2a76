import type { User } from '@supabase/auth-js';
import { fullNameOf, useUser } from '@/lib/auth/auth-state.ts';
import { accountText as text } from '@/lib/texts.ts';
import { RESET_PASSWORD } from '@/state/account/pages.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { NoticeSettings } from './notice-settings.tsx';

/** Account settings: download the account's data or delete the account. */
export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={text.settings()}>
      <div className="grid gap-4">
        <Details user={user} />
        <NoticeSettings owner={user.id} />
        <DownloadData />
        <DeleteAccount />
      </div>
    </Page>
  );
}

function Details({ user }: { user: User }) {
  const name = fullNameOf(user);
  return (
    <Card>
      <dl className="grid gap-4">
        {name === null ? null : <Detail label={text.fullName()} value={name} />}
        <Detail label={text.email()} value={user.email ?? ''} />
      </dl>
      <ButtonLink look="outline" to={RESET_PASSWORD} className="mt-5">
        {text.changePassword()}
      </ButtonLink>
    </Card>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

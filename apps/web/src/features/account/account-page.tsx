import { nameOf, useUser } from '@/lib/auth/auth-state.ts';
import { RESET_PASSWORD } from '@/lib/auth/pages.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Fact } from '@/ui/fact.tsx';
import { Page } from '@/ui/page.tsx';
import { text } from './account-text.ts';

/** What the account knows of its owner, and what they can do about it. */
export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={text.settings()}>
      <Card>
        <dl className="grid gap-4">
          <Fact label={text.fullName()} value={nameOf(user)} />
          <Fact label={text.email()} value={user.email} />
        </dl>
        <ButtonLink look="outline" to={RESET_PASSWORD} className="mt-5">
          {text.changePassword()}
        </ButtonLink>
      </Card>
    </Page>
  );
}

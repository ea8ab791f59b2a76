import { addressIn } from '@/lib/language.ts';
import { appText as text } from '@/lib/texts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { PublicShell } from './public-shell.tsx';

export function NotFoundPage() {
  return (
    <PublicShell>
      <PlainPage>
        <PageTitle of="404" />
        <h1 className="text-2xl leading-tight font-bold">{text.notFound()}</h1>
        <ButtonLink to={addressIn('/')} className="mt-6">
          {text.backHome()}
        </ButtonLink>
      </PlainPage>
    </PublicShell>
  );
}

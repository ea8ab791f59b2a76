import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { ClearAnswersInFooter } from '@/state/quotes/clear-answers-button.tsx';
import { Footer } from '@/ui/footer.tsx';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { Logo } from '@/ui/logo.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** Layout for the dark pre-approval page: logo, heading and one narrow column. */
export function NightPage({
  title,
  lead,
  printNotice,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** A notice in large type at the top of the printed page. Not shown on screen. */
  printNotice?: string;
  children: ReactNode;
}) {
  return (
    <div className="night min-h-dvh bg-paper text-ink">
      <PageTitle of={title} />
      <div className="mx-auto flex min-h-dvh max-w-[32rem] flex-col px-5">
        {printNotice ? (
          <p className="mb-6 hidden text-[14pt] font-bold print:block">{printNotice}</p>
        ) : null}
        <header className="flex items-center justify-between gap-3 pt-6 sm:pt-11">
          <Link to={addressIn('/')} className="inline-flex rounded-small">
            <Logo isNight />
          </Link>
          <LanguageSwitch />
        </header>
        <main tabIndex={-1} className="slide-in grow pt-6">
          <h1 className="text-3xl leading-tight font-bold">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
          <div className="mt-6">{children}</div>
        </main>
        <Footer>
          <ClearAnswersInFooter />
        </Footer>
      </div>
    </div>
  );
}

import { Link, useLocation } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { appText as text } from '@/lib/texts.ts';
import { Logo } from '@/ui/logo.tsx';
import { SkipLink } from '@/ui/skip-link.tsx';
import { BuyerContent } from './buyer-content.tsx';
import { HeaderCorner } from './header-corner.tsx';
import { NeedsScript } from './needs-script.tsx';
import { SidePanel } from './side-panel.tsx';

/**
 * Layout for the question pages and the confirmation page, with a side panel on wide screens and a
 * slim header on phones.
 */
export function WizardShell() {
  const { pathname } = useLocation();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[20rem_1fr]">
      <SkipLink to="content">{text.skip()}</SkipLink>
      <ShellHeader />
      <SidePanel pathname={pathname} />
      <div className="mx-auto flex min-h-[calc(100dvh-4.5rem)] w-full max-w-[calc(var(--column)+2.5rem)] flex-col px-5 lg:min-h-dvh">
        <NeedsScript />
        <BuyerContent className="grow pt-4 lg:pt-10" />
      </div>
    </div>
  );
}

/** The slim header on phones and tablets. */
function ShellHeader() {
  return (
    <header className="flex min-h-18 items-center justify-between gap-2 px-5 sm:gap-3 lg:hidden">
      <Link to={addressIn('/')} className="rounded-small">
        <Logo />
      </Link>
      <HeaderCorner />
    </header>
  );
}

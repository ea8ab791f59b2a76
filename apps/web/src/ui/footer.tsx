import { Link } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { text } from './ui-text.ts';

/**
 * Who is behind the site, as the law asks it to be said; all from the brand file. It waits while the
 * page above is still loading, since it would jump away from under it.
 */
export function Footer() {
  const { company, nmlsNumber, licensedStates, equalHousing, notice } = brand.legal;
  return (
    <footer className="mt-16 border-t border-line pt-5 pb-8 text-xs text-ink-soft [main:empty+&]:hidden">
      <p>
        {company}
        {nmlsNumber ? <Licence nmlsNumber={nmlsNumber} licensedStates={licensedStates} /> : null}
      </p>
      <p className="mt-1">{equalHousing}</p>
      {notice ? <p className="mt-1">{notice}</p> : null}
      <nav aria-label={text.legalLinks()} className="-ml-2 mt-2 flex flex-wrap gap-x-2">
        <FooterLink to="/sources">{text.sources()}</FooterLink>
        <FooterLink to="/privacy">{text.privacy()}</FooterLink>
        <FooterLink to="/accessibility">{text.accessibility()}</FooterLink>
      </nav>
    </footer>
  );
}

function Licence({
  nmlsNumber,
  licensedStates,
}: {
  nmlsNumber: string;
  licensedStates: readonly string[] | null;
}) {
  return (
    <>
      {` \u00b7 ${text.nmls({ number: nmlsNumber })} \u00b7 `}
      <a className="underline" href="https://www.nmlsconsumeraccess.org/">
        {text.nmlsAccess()}
      </a>
      {` \u00b7 ${
        licensedStates
          ? text.licensedIn({ states: licensedStates.join(', ') })
          : text.licensedEverywhere()
      }`}
    </>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center px-2 underline hover:text-ink">
      {children}
    </Link>
  );
}

import { findPage, isPublic, pagePaths } from '@latchkey/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { addressIn, otherLocales } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { uiText as text } from '@/lib/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLines } from './legal-lines.tsx';
import { useMainPages } from './site-navigation.tsx';

const linkClass = 'inline-flex min-h-11 items-center px-2 underline hover:text-ink';

/**
 * Legal notices and links at the bottom of every page. On public pages in a narrow window, the
 * footer also contains the links of `SiteNavigation`. Hidden while the page loads, because the
 * footer would otherwise jump down when the content appears.
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { brand } = useSite();
  const page = findPage(useLocation().pathname, otherLocales);
  // A page that does not exist has the same top bar as the public pages.
  const hasMainPages = page === undefined || isPublic(page.name);
  return (
    <footer className="mt-3 border-t border-line pt-2 pb-2 sm:mt-12 sm:pt-5 sm:pb-4 text-xs text-ink-soft [main:empty+&]:hidden">
      <LegalLines />
      <nav aria-label={text.legalLinks()} className="-ml-2 flex flex-wrap sm:mt-1 sm:gap-x-2">
        {hasMainPages ? <MainPages /> : null}
        {hasMainPages ? (
          <FooterLink to={pagePaths.loanEstimate}>{text.loanEstimateLink()}</FooterLink>
        ) : null}
        <FooterLink to={pagePaths.sources}>{text.sourcesLink()}</FooterLink>
        {brand.openData ? <FooterLink to={pagePaths.data}>{text.dataLink()}</FooterLink> : null}
        <FooterLink to={pagePaths.proof}>{text.proofLink()}</FooterLink>
        <FooterLink to={pagePaths.privacy}>{text.privacy()}</FooterLink>
        <FooterLink to={pagePaths.accessibility}>{text.accessibility()}</FooterLink>
        {brand.ownPages.map(({ words, href }) => (
          <a key={href} href={href} className={linkClass}>
            {words}
          </a>
        ))}
        {children}
        <LanguageSwitch />
      </nav>
    </footer>
  );
}

/** Links to the main pages that are not already in every footer. */
function MainPages() {
  return useMainPages()
    .filter(({ path }) => path !== pagePaths.data)
    .map(({ words, path }) => (
      <FooterLink key={path} to={path} className="md:hidden">
        {words}
      </FooterLink>
    ));
}

function FooterLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: string;
}) {
  return (
    <Link to={addressIn(to)} className={`${linkClass} ${className}`}>
      {children}
    </Link>
  );
}

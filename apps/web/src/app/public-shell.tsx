import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { appText as text } from '@/lib/texts.ts';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { SiteNavigation } from '@/ui/site-navigation.tsx';
import { SkipLink } from '@/ui/skip-link.tsx';
import { HeaderCorner } from './header-corner.tsx';
import { TopBar } from './top-bar.tsx';

/** Layout for public pages: the top bar with the main pages, and the page below it. */
export function PublicShell({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="main">{text.skip()}</SkipLink>
      <TopBar>
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          <SiteNavigation />
          <HeaderCorner />
        </div>
      </TopBar>
      {children ?? <Outlet />}
    </div>
  );
}

/**
 * Layout for the pages that our emails link to. Each page is for one task, so the top bar has no
 * links to other pages.
 */
export function VisitorShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="main">{text.skip()}</SkipLink>
      <TopBar>
        <LanguageSwitch />
      </TopBar>
      <Outlet />
    </div>
  );
}

import { appText as text } from '@/lib/texts.ts';
import { SkipLink } from '@/ui/skip-link.tsx';
import { BuyerContent } from './buyer-content.tsx';
import { HeaderCorner } from './header-corner.tsx';
import { NeedsScript } from './needs-script.tsx';
import { TopBar } from './top-bar.tsx';

/** Layout for the result pages: a top bar above columns that each page fills. */
export function ResultShell() {
  return (
    <div className="flex min-h-dvh flex-col max-[78.5rem]:has-data-foot-bar:pb-20">
      <SkipLink to="content">{text.skip()}</SkipLink>
      <TopBar>
        <HeaderCorner />
      </TopBar>
      <div className="mx-auto flex w-full max-w-[84rem] grow flex-col px-4 sm:px-6">
        <NeedsScript />
        <BuyerContent className="grow pt-3 sm:pt-6 low:pt-2" />
      </div>
    </div>
  );
}

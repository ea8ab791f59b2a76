import { useSuspenseQuery } from '@tanstack/react-query';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { statesQuery } from '@/state/queries.ts';
import { Page } from '@/ui/page.tsx';
import { PublicPage } from './public-page.tsx';
import { StateLinks } from './state-links.tsx';

/** The page of all states. */
export function AllProgramsPage() {
  return (
    <PublicPage of="all">
      <AllPrograms />
    </PublicPage>
  );
}

function AllPrograms() {
  const { data } = useSuspenseQuery(statesQuery());
  return (
    <Page title={text.allTitle()} lead={text.allLead({ count: data.programs })}>
      <StateLinks />
    </Page>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { isMissing, statePageQuery } from '@/state/public-queries.ts';
import { Page } from '@/ui/page.tsx';
import { PageFacts } from './page-facts.tsx';
import { StateLinks } from './state-links.tsx';
import { StateSections } from './state-sections.tsx';

interface Props {
  readonly title: string;
  /** The code of the state that the page is about, in lower case. */
  readonly state: string;
  /** Why the page is missing, if we know. */
  readonly reason?: string;
}

/**
 * Explains that a public page does not exist, and lists the programs of the state that the page is
 * about.
 */
export function MissingPage({ title, state, reason }: Props) {
  const { data } = useSuspenseQuery(statePageQuery(state));
  const lead = isMissing(data) ? text.missingStates() : text.missingLead();
  return (
    <Page title={title} lead={reason ? `${reason} ${lead}` : lead}>
      <PageFacts description={title} isListed={false} />
      {isMissing(data) ? <StateLinks /> : <StateSections programs={data} />}
    </Page>
  );
}

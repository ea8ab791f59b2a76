import type { PublicProgram } from '@latchkey/contract';
import { useSite } from '@/lib/site.ts';
import { useToday } from '@/lib/today.ts';
import { ProgramSources } from '@/state/program-parts/program-sources.tsx';
import { TranslationNote } from '@/state/program-parts/translation-note.tsx';
import { Card } from '@/ui/card.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { PageFacts } from '../page-facts.tsx';
import { PublicHead } from '../public-head.tsx';
import { ProgramActions } from './actions.tsx';
import { ChangesCard } from './changes-card.tsx';
import { CombinesCard } from './combines-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { LifeCard } from './life-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { crumbsOf, pageDescription, pageTitle } from './page-words.ts';
import { RulesCard } from './rules-card.tsx';
import { RunItCard } from './run-it-card.tsx';
import { structuredProgram } from './structured-program.ts';
import { ProgramSummary } from './summary.tsx';
import { useChoice } from './use-choice.ts';

/** Shows everything that we know about a program, without using a buyer's answers. */
export function ProgramFacts({ facts }: { facts: PublicProgram }) {
  const { program } = facts;
  const { siteUrl } = useSite();
  const choice = useChoice(facts);
  return (
    <div className="slide-in">
      <PageTitle of={pageTitle(program)} />
      <PageFacts
        description={pageDescription(facts, useToday())}
        structured={structuredProgram(facts, siteUrl)}
      />
      <PublicHead
        title={program.fullName}
        here={program.programName}
        lead={program.agencyName}
        crumbs={crumbsOf(facts, choice.kept)}
      />
      <div className="mt-6 grid items-start gap-6 [&_:is(h2,h3,p,li,dd)]:max-w-(--column) min-[65rem]:grid-cols-[minmax(0,1fr)_23.25rem] min-[65rem]:gap-x-12">
        <ProgramSummary facts={facts} />
        <ProgramActions facts={facts} choice={choice} />
        <div className="grid gap-6">
          <RulesCard facts={facts} choice={choice} />
          <OwedCard program={program} />
          <LifeCard facts={facts} />
          <CombinesCard facts={facts} kept={choice.kept} />
        </div>
        <div className="grid gap-6 min-[65rem]:row-span-2">
          <ContactCard program={program} />
          <ChangesCard facts={facts} />
          <RunItCard program={program} />
        </div>
        <Card>
          <ProgramSources program={program} titleClass="text-xl" />
          <TranslationNote programs={[program]} />
        </Card>
      </div>
    </div>
  );
}

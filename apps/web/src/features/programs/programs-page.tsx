import {
  type AlmostProgram,
  defaultProgram,
  type MatchedProgram,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { CompleteQuote } from '@/state/complete-quote.tsx';
import { CountedStep } from '@/state/funnel/counted-step.tsx';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { programsQuery } from '@/state/queries.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { CALCULATOR, CONFIRMATION } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoPrograms } from './no-programs.tsx';
import { ProgramList } from './program-list.tsx';
import { ProgramsLead } from './programs-lead.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { useComparison } from './use-comparison.ts';

export function ProgramsPage() {
  return (
    <ResultLayout page="programs">
      <CompleteQuote>{(quote) => <Programs quote={quote} />}</CompleteQuote>
    </ResultLayout>
  );
}

function Programs({ quote }: { quote: QuoteAnswers }) {
  const { data, isFetching, refetch } = useQuery(programsQuery(quote));
  if (data) return <Found {...data} quote={quote} />;
  if (isFetching) return <ProgramsSkeleton />;
  return (
    <LoadFailure title={text.notLoaded()}>
      <Button onClick={() => refetch()} className="w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
      <BackLink to={CONFIRMATION} />
    </LoadFailure>
  );
}

function Found({
  programs,
  almostThere,
  quote,
}: {
  programs: readonly MatchedProgram[];
  almostThere: readonly AlmostProgram[];
  quote: QuoteAnswers;
}) {
  const count = programs.length;
  const listed = [...programs, ...almostThere];
  const comparison = useComparison(listed.map(({ id }) => id));
  const compared = comparison.ids.flatMap(
    (id) => listed.find((program) => program.id === id) ?? [],
  );
  const table = useRef<HTMLElement>(null);
  return (
    <Page
      title={text.found({ count })}
      lead={count > 0 ? <ProgramsLead programs={programs} /> : undefined}
    >
      <CountedStep step="programs" />
      {count > 0 ? null : <NoPrograms state={quote.homeLocation.state} />}
      <ProgramList programs={programs} almostThere={almostThere} comparison={comparison} />
      {compared.length > 1 ? <ComparisonTable programs={compared} place={table} /> : null}
      <div className="mt-8">
        <NextSteps buyer={quote} program={defaultProgram(programs) ?? null} />
      </div>
      <div className="sticky bottom-0 z-2 -mx-1 mt-6 bg-paper px-1 pt-1 pb-4">
        <CompareBar count={compared.length} table={table} />
        <EstimateSavings programs={programs} />
      </div>
      <BackLink to={CONFIRMATION} />
    </Page>
  );
}

/** Link to the calculator, including the program to apply, if any. */
function EstimateSavings({ programs }: { programs: readonly MatchedProgram[] }) {
  const program = defaultProgram(programs);
  return (
    <ButtonLink
      to={program ? `${CALCULATOR}?programId=${program.id}` : CALCULATOR}
      className="w-full"
    >
      {text.estimate()}
    </ButtonLink>
  );
}

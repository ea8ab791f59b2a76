import { defaultProgram, type MatchedProgram, type QuoteAnswers } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { CompleteQuote } from '@/lib/complete-quote.tsx';
import { programsQuery } from '@/lib/programs-query.ts';
import { CALCULATOR, CONFIRMATION } from '@/lib/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoPrograms } from './no-programs.tsx';
import { ProgramList } from './program-list.tsx';
import { ProgramsLead } from './programs-lead.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { text } from './programs-text.ts';

export function ProgramsPage() {
  return <CompleteQuote>{(quote) => <Programs quote={quote} />}</CompleteQuote>;
}

function Programs({ quote }: { quote: QuoteAnswers }) {
  const { data, isFetching, refetch } = useQuery(programsQuery(quote));
  if (data) return <Found programs={data.programs} />;
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

function Found({ programs }: { programs: readonly MatchedProgram[] }) {
  const count = programs.length;
  return (
    <Page
      title={text.found({ count })}
      lead={count > 0 ? <ProgramsLead programs={programs} /> : undefined}
    >
      {count > 0 ? <ProgramList programs={programs} /> : <NoPrograms />}
      <EstimateSavings programs={programs} />
      <BackLink to={CONFIRMATION} />
    </Page>
  );
}

/** On to the calculator with the program that it shall apply, or without one. */
function EstimateSavings({ programs }: { programs: readonly MatchedProgram[] }) {
  const program = defaultProgram(programs);
  return (
    <div className="sticky bottom-0 -mx-1 mt-6 bg-paper px-1 pt-1 pb-4">
      <ButtonLink
        to={program ? `${CALCULATOR}?programId=${program.id}` : CALCULATOR}
        className="w-full"
      >
        {text.estimate()}
      </ButtonLink>
    </div>
  );
}

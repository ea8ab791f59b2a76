import {
  type AlmostProgram,
  type MatchedProgram,
  newestSource,
  type ProgramDetails,
} from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { ApiProblem } from '@/lib/api/call.ts';
import { causeOf } from '@/lib/call-failure.ts';
import { programsText as text } from '@/lib/texts.ts';
import { programQuery } from '@/state/queries.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { ProgramAmount } from './details/program-amount.tsx';
import { ProgramCautions } from './details/program-cautions.tsx';
import { ProgramChips } from './details/program-chips.tsx';
import { ProgramReasons } from './details/program-reasons.tsx';
import { ProgramSections } from './details/program-sections.tsx';
import { ProgramSkeleton } from './details/program-skeleton.tsx';
import { ProgramSources } from './details/program-sources.tsx';
import { useReasons } from './details/use-reasons.ts';
import { LoadFailure } from './list/load-failure.tsx';

export function ProgramPage() {
  return (
    <ResultLayout page="programs">
      <LoadedProgram />
    </ResultLayout>
  );
}

function LoadedProgram() {
  const { programId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(programQuery(programId));
  const reasons = useReasons(programId);
  if (data && !reasons.isLoading) return <Program program={data} found={reasons.program} />;
  if (data || isFetching) return <ProgramSkeleton />;
  // No retry button for an unknown ID, because the response would be the same.
  const cause = causeOf(error);
  const isUnknown = cause instanceof ApiProblem && [400, 404].includes(cause.status);
  return (
    <LoadFailure title={text.program()}>
      {isUnknown ? (
        <ButtonLink to={PROGRAMS} className="w-full sm:w-auto">
          {text.toPrograms()}
        </ButtonLink>
      ) : (
        <>
          <Button onClick={() => refetch()} className="w-full sm:w-auto">
            {text.tryAgain()}
          </Button>
          <BackLink to={PROGRAMS} />
        </>
      )}
    </LoadFailure>
  );
}

function Program({
  program,
  found,
}: {
  program: ProgramDetails;
  /** The program from the buyer's list of matches and near misses. */
  found: MatchedProgram | AlmostProgram | undefined;
}) {
  // Contains the programs that the buyer selected in the list.
  const { search } = useLocation();
  const dated = { ...program, newestSource: newestSource(program.sources) };
  return (
    <Page title={program.fullName} lead={program.agencyName}>
      <ProgramChips program={dated} />
      <ProgramAmount program={program} />
      <ProgramCautions program={dated} />
      {found ? <ProgramReasons program={found} /> : null}
      <ProgramSections program={program} />
      <ProgramSources program={program} />
      <ButtonLink to={`${CALCULATOR}?programId=${program.id}`} className="mt-8 w-full">
        {text.estimate()}
      </ButtonLink>
      <BackLink to={`${PROGRAMS}${search}`} />
    </Page>
  );
}

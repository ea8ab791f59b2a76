import type { AlmostProgram, MatchedProgram, ProgramDetails, QuoteAnswers } from '@latchkey/domain';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { ApiProblem } from '@/lib/api/call.ts';
import { causeOf } from '@/lib/call-failure.ts';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { programsText as text } from '@/lib/texts.ts';
import { useLatestDraft } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { ProgramSources } from '@/state/program-parts/program-sources.tsx';
import { TranslationNote } from '@/state/program-parts/translation-note.tsx';
import { programQuery, programsQuery } from '@/state/queries.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { NoFit } from './details/no-fit.tsx';
import { ProgramHead } from './details/program-head.tsx';
import { ProgramReasons } from './details/program-reasons.tsx';
import { ProgramSections } from './details/program-sections.tsx';
import { TellOfProgram } from './details/tell-of-program.tsx';
import { LoadFailure } from './list/load-failure.tsx';
import { estimateWords } from './words/estimate-words.ts';

export function ProgramPage() {
  const { programId = '' } = useParams();
  return (
    <BrowserOnly loading={<ProgramSkeleton />}>
      <Loaded
        loading={<ProgramSkeleton />}
        failed={(retry, error) => (
          <ResultLayout page="programs">
            <Failed error={error} onRetry={retry} />
          </ResultLayout>
        )}
      >
        <LoadedProgram programId={programId} />
      </Loaded>
    </BrowserOnly>
  );
}

function LoadedProgram({ programId }: { programId: string }) {
  const { data } = useSuspenseQuery(programQuery(programId));
  const { isLoading, isLeftOut, quote, program } = useFound(programId);
  if (isLoading) return <ProgramSkeleton />;
  return <Program program={data.program} found={program} isLeftOut={isLeftOut} quote={quote} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // There is no retry button for an unknown ID, because the response would be the same.
  const cause = causeOf(error);
  const isUnknown = cause instanceof ApiProblem && [400, 404].includes(cause.status);
  const isHidden = cause instanceof ApiProblem && cause.code === 'program-hidden';
  return (
    <LoadFailure title={text.program()} words={isHidden ? text.notListed() : text.failed()}>
      {isUnknown ? (
        <ButtonLink to={PROGRAMS} className="w-full sm:w-auto">
          {text.toPrograms()}
        </ButtonLink>
      ) : (
        <>
          <Button onClick={onRetry} className="w-full sm:w-auto">
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
  isLeftOut,
  quote,
}: {
  program: ProgramDetails;
  /** The program, if it is in the buyer's list. It either matches or almost matches. */
  found: MatchedProgram | AlmostProgram | undefined;
  /** Whether the program is missing from the list of programs for the buyer's answers. */
  isLeftOut: boolean;
  quote: QuoteAnswers | null;
}) {
  return (
    <ResultLayout page="programs" right={<ProgramActions program={program} quote={quote} />}>
      <Page title={program.fullName} lead={program.agencyName}>
        <ProgramHead program={program} found={found} />
        <TellOfProgram
          program={program}
          isAlmost={found?.verdict === 'almost'}
          className="mt-5 print:hidden"
        />
        {found ? <ProgramReasons program={found} sources={program.sources} /> : null}
        {isLeftOut ? <NoFit /> : null}
        <ProgramSections program={program} />
        <div className="mt-8 border-t border-line pt-5">
          <ProgramSources program={program} />
        </div>
        {found ? (
          <Link
            to={programAddress(found.slug)}
            className="mt-4 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline print:hidden"
          >
            {text.publicPage()}
          </Link>
        ) : null}
        <TranslationNote programs={[program]} />
      </Page>
    </ResultLayout>
  );
}

/** The links to the calculator and back to the list, and the next steps. */
function ProgramActions({
  program,
  quote,
}: {
  program: ProgramDetails;
  quote: QuoteAnswers | null;
}) {
  // The query string contains the programs that the buyer selected in the list.
  const { search } = useLocation();
  return (
    <>
      <ButtonLink to={`${CALCULATOR}?programId=${program.id}`} className="w-full">
        {estimateWords()}
      </ButtonLink>
      {quote ? (
        <div className="mt-4">
          <NextSteps
            buyer={quote}
            program={{ ...program, educationRequired: program.rules.educationRequired }}
          />
        </div>
      ) : null}
      <BackLink to={`${PROGRAMS}${search}`} />
    </>
  );
}

/**
 * Hook that returns the buyer's answers if they are complete, and the program if it is in the
 * buyer's list.
 */
function useFound(programId: string): {
  isLoading: boolean;
  isLeftOut: boolean;
  quote: QuoteAnswers | null;
  program: MatchedProgram | AlmostProgram | undefined;
} {
  const draft = useLatestDraft();
  const quote = (draft && confirmationOf(draft).quote) ?? null;
  const known = useKnownFactsAt(quote?.homeLocation.id ?? 0);
  const [list] = useQueries({
    queries: (quote ? [quote] : []).map((each) => programsQuery(each, known)),
  });
  const { programs = [], almostThere = [] } = list?.data ?? {};
  const program = [...programs, ...almostThere].find(({ id }) => id === Number(programId));
  const isLeftOut = list?.data !== undefined && !program;
  return { isLoading: list?.isLoading ?? false, isLeftOut, quote, program };
}

const sections = [1, 2, 3, 4];

/** Placeholder for a program's page while it loads. */
function ProgramSkeleton() {
  return (
    <ResultLayout page="programs">
      <Page title={text.program()} lead={<Skeleton className="h-6 w-2/3" />}>
        <LoadingStatus />
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-5 h-11 w-56" />
        <div className="mt-12 grid min-h-dvh content-start gap-6">
          {sections.map((section) => (
            <div key={section}>
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-2 h-12 w-full" />
            </div>
          ))}
        </div>
      </Page>
    </ResultLayout>
  );
}

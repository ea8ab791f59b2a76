import {
  type AlmostProgram,
  allFitNow,
  type Baseline,
  type Combination,
  type KnownFacts,
  type LeftOut,
  type MatchedProgram,
  nothingKnown,
  type OpensMore,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { stepsText, programsText as text } from '@/lib/texts.ts';
import { CompleteQuote } from '@/state/complete-quote.tsx';
import { CountedStep } from '@/state/funnel/counted-step.tsx';
import { keepKnownFacts, useKnownFacts, useKnownFactsAt } from '@/state/known-facts.ts';
import { NextSteps } from '@/state/next-steps/next-steps.tsx';
import { TranslationNote } from '@/state/program-parts/translation-note.tsx';
import { programsQuery } from '@/state/queries.ts';
import { useAccountAnswers } from '@/state/quotes/use-account-answers.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { CONFIRMATION } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { Button } from '@/ui/button.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { AnswerNewsLine } from './answers/answer-news.tsx';
import { ShortAnswers } from './answers/short-answers.tsx';
import { useAnswerNews } from './answers/use-answer-news.ts';
import { CombinationCard } from './combination/combination-card.tsx';
import { Tray } from './compare/tray.tsx';
import { useComparison } from './compare/use-comparison.ts';
import { CountsBar } from './list/counts-bar.tsx';
import { groupsOf } from './list/groups.ts';
import { LeftOutNote } from './list/left-out-note.tsx';
import { LoadFailure } from './list/load-failure.tsx';
import { NoPrograms } from './list/no-programs.tsx';
import { BestNow, PageHead, ProgramsLead } from './list/page-head.tsx';
import { ProgramList } from './list/program-list.tsx';
import { ListSkeleton, SideSkeleton } from './list/skeletons.tsx';
import { topProgram } from './list/top-program.ts';
import { OpensMoreCard } from './opens-more/opens-more.tsx';

/**
 * The list of programs. `Loaded` is outside `BrowserOnly`, so that React keeps the server's
 * skeleton until the list arrives. Otherwise, React could delay showing the list by up to 300 ms.
 */
export function ProgramsPage() {
  return (
    <Loaded loading={<ProgramsSkeleton />} failed={(retry) => <ProgramsFailed onRetry={retry} />}>
      <BrowserOnly loading={<ProgramsSkeleton />}>
        <CompleteQuote>{(quote) => <Programs quote={quote} />}</CompleteQuote>
      </BrowserOnly>
    </Loaded>
  );
}

function Programs({ quote }: { quote: QuoteAnswers }) {
  const known = useKnownFacts();
  useAccountAnswers(known);
  const counted = useKnownFactsAt(quote.homeLocation.id);
  // Until the list for the changed answers has loaded, the previous list stays on screen.
  const listed = { quote: useDeferredValue(quote), known: useDeferredValue(counted) };
  const { data } = useSuspenseQuery(programsQuery(listed.quote, listed.known));
  // The questions come from the list without short answers. Otherwise, a question would disappear
  // after the buyer answers it.
  const { data: undecided } = useSuspenseQuery(programsQuery(listed.quote, nothingKnown));
  return (
    <Found
      {...data}
      quote={quote}
      known={known}
      isSettled={quote === listed.quote && counted === listed.known}
      undecided={undecided.programs}
    />
  );
}

function ProgramsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ResultLayout page="programs">
      <LoadFailure title={text.notLoaded()}>
        <Button onClick={onRetry} className="w-full sm:w-auto">
          {text.tryAgain()}
        </Button>
        <BackLink to={CONFIRMATION} />
      </LoadFailure>
    </ResultLayout>
  );
}

function ProgramsSkeleton() {
  return (
    <ResultLayout
      page="programs"
      top={<PageHead title={text.searching()} isLoading />}
      left={<SideSkeleton />}
    >
      <ListSkeleton />
    </ResultLayout>
  );
}

interface Props {
  readonly programs: readonly MatchedProgram[];
  /** The program that the calculator applies by default, if there is one. */
  readonly defaultId: number | null;
  /** The purchase that results are compared with. Null if no program has a result. */
  readonly withoutHelp: Baseline | null;
  readonly almostThere: readonly AlmostProgram[];
  /** The best combination of programs. Null if no combination is better than a single program. */
  readonly combination: Combination | null;
  readonly opensMore: readonly OpensMore[];
  readonly leftOut: LeftOut;
  readonly quote: QuoteAnswers;
  readonly known: KnownFacts;
  readonly isSettled: boolean;
  /** The programs that match without the buyer's short answers. */
  readonly undecided: readonly MatchedProgram[];
}

function Found({
  programs,
  defaultId,
  withoutHelp,
  almostThere,
  combination,
  opensMore,
  leftOut,
  quote,
  known,
  isSettled,
  undecided,
}: Props) {
  const count = programs.length;
  const listed = [...programs, ...almostThere];
  const comparison = useComparison(listed.map(({ id }) => id));
  const compared = comparison.ids.flatMap(
    (id) => listed.find((program) => program.id === id) ?? [],
  );
  const first = programs.find(({ id }) => id === defaultId) ?? null;
  const news = useAnswerNews({ programs, known }, isSettled);
  const groups = groupsOf(programs);
  const lead = count > 0 ? <ProgramsLead programs={programs} /> : undefined;
  const top = topProgram(first, programs);
  return (
    <ResultLayout
      page="programs"
      top={
        <PageHead title={text.found({ count })} lead={lead}>
          {top ? <BestNow top={top} /> : null}
          <CountsBar groups={groups} />
        </PageHead>
      }
      left={<Questions programs={undecided} known={known} quote={quote} />}
      choice={
        <Tray
          quote={quote}
          first={first}
          hasPrograms={count > 0}
          compared={compared}
          comparison={comparison}
        />
      }
    >
      <CountedStep step="programs" />
      {count > 0 ? null : <NoPrograms quote={quote} />}
      <ProgramList
        quote={quote}
        programs={programs}
        almostThere={almostThere}
        comparison={comparison}
        baseline={withoutHelp}
        top={top}
        combination={
          combination && {
            fitsNow: allFitNow(combination, programs),
            card: <CombinationCard combination={combination} programs={programs} />,
          }
        }
        news={<AnswerNewsLine news={news} onUndo={() => news && keepKnownFacts(news.undo)} />}
      />
      <LeftOutNote leftOut={leftOut} />
      <OpensMoreCard changes={opensMore} />
      <TranslationNote programs={listed} />
      <Steps quote={quote} program={first} />
      <BackLink to={CONFIRMATION} />
    </ResultLayout>
  );
}

function Steps({ quote, program }: Pick<Props, 'quote'> & { program: MatchedProgram | null }) {
  return (
    <div className="mt-4 print:hidden">
      <Disclosure title={stepsText.title()}>
        <NextSteps buyer={quote} program={program} />
      </Disclosure>
    </div>
  );
}

function Questions({ programs, known, quote }: Pick<Props, 'programs' | 'known' | 'quote'>) {
  return (
    <ShortAnswers
      programs={programs}
      known={known}
      locationId={quote.homeLocation.id}
      onChange={keepKnownFacts}
    />
  );
}

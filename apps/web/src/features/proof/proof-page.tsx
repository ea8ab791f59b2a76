import { useSuspenseQuery } from '@tanstack/react-query';
import { day } from '@/lib/format.ts';
import { proofText as text } from '@/lib/texts.ts';
import { proofQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { ByState } from './by-state.tsx';
import { AreRight, FactsInUse } from './measures.tsx';
import { SideCards } from './side-cards.tsx';

export function ProofPage() {
  return (
    <PlainPage width="columns">
      <Page title={text.title()} lead={<p className="max-w-(--column)">{text.lead()}</p>}>
        <Loaded loading={<Loading />} failed={(retry) => <Failed onRetry={retry} />}>
          <Proof />
        </Loaded>
      </Page>
    </PlainPage>
  );
}

function Proof() {
  const { data: proof } = useSuspenseQuery(proofQuery());
  return (
    <>
      <p className="-mt-4 max-w-(--column) text-sm text-ink-soft">
        {text.dates({ countedOn: day(proof.countedOn), ranOn: day(proof.tests.ranOn) })}
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-4 sm:gap-6 min-[65rem]:grid-cols-[minmax(0,43.25rem)_minmax(0,23.25rem)] min-[65rem]:gap-x-12">
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          <FactsInUse counts={proof.catalog} />
          <AreRight proof={proof} />
          <ByState states={proof.states} />
        </div>
        <SideCards proof={proof} />
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <ErrorNote>{text.failed()}</ErrorNote>
      <Button onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
    </>
  );
}

function Loading() {
  return (
    <div className="grid max-w-[43.25rem] gap-6">
      <LoadingStatus />
      <Skeleton className="h-120" />
      <Skeleton className="h-80" />
    </div>
  );
}

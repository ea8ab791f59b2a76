import { useSuspenseQuery } from '@tanstack/react-query';
import { day } from '@/lib/format.ts';
import { proofText as text } from '@/lib/texts.ts';
import { proofQuery } from '@/state/queries.ts';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { Page } from '@/ui/page.tsx';
import { ByState } from './by-state.tsx';
import { AreRight, FactsInUse } from './measures.tsx';
import { SideCards } from './side-cards.tsx';

export function ProofPage() {
  return (
    <LoadedPage of="proof" title={text.title()} width="article">
      <Page title={text.title()} lead={<p className="max-w-(--column)">{text.lead()}</p>}>
        <Proof />
      </Page>
    </LoadedPage>
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

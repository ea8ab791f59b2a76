import type { ExpectedLoan } from '@latchkey/domain/loan-estimate';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paperPageText as text } from '@/lib/texts.ts';
import { usePrinting } from '@/lib/use-printing.ts';
import { holdPage } from '@/ui/language-switch.tsx';
import { AgainstLine } from './against-line.tsx';
import { useReadyOffline } from './offline.ts';
import { AddPapers } from './papers/add-papers.tsx';
import { FileList } from './papers/file-list.tsx';
import { PaperList } from './papers/paper-list.tsx';
import { type Paper, usePapers } from './papers/papers.ts';
import { Privacy } from './papers/privacy.tsx';
import { TypedForm } from './papers/typed-form.tsx';
import { PaperSheet } from './print/paper-sheet.tsx';
import { PrintButton } from './print/print-button.tsx';
import type { QuoteLoan } from './quote-loan.ts';
import { useChecked } from './results/checked.ts';
import { focusResults } from './results/different-pile.tsx';
import { Notes } from './results/notes.tsx';
import { Piles } from './results/piles.tsx';
import { SideBySide } from './results/side-by-side.tsx';
import { WhatWeCheck } from './results/what-we-check.tsx';

/** The Loan Estimate whose figures the visitor is typing. Null for a new one. */
interface Typing {
  readonly paper: Paper | null;
}

/** The whole page below the top bar. */
export function PaperCheck({ loan }: { loan: QuoteLoan }) {
  const { papers } = usePapers();
  const [typing, setTyping] = useState<Typing | null>(null);
  const close = (isKept: boolean) => {
    flushSync(() => setTyping(null));
    if (isKept) focusResults();
  };
  const isReady = useReadyOffline();
  const expected = loan.kind === 'loan' ? loan.expected : null;
  // A switch of the language would otherwise load another page, which has no papers.
  useEffect(() => holdPage(papers.length > 0 || typing !== null), [papers.length, typing]);
  return (
    <div className="slide-in">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-150">
          <h1 className="text-2xl leading-9 font-bold sm:text-3xl sm:leading-11">{text.title()}</h1>
          <AgainstLine loan={loan} />
        </div>
        {papers.length > 0 ? <PrintButton className="max-[65rem]:hidden" /> : null}
      </header>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 sm:mt-6 sm:gap-6 min-[65rem]:grid-cols-[19rem_minmax(0,56rem)] min-[65rem]:gap-x-8">
        <div className="grid min-w-0 gap-4">
          <Privacy isReady={isReady} />
          <div className="grid gap-4 min-[65rem]:order-last">
            <PaperList onEdit={(paper) => setTyping({ paper })} />
            <FileList onType={() => setTyping({ paper: null })} />
            {papers.length > 0 ? <p className="text-sm text-ink-soft">{text.dropped()}</p> : null}
          </div>
          <div className="min-[65rem]:order-first">
            <AddPapers onType={() => setTyping({ paper: null })} />
          </div>
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          {typing ? (
            <TypedForm key={typing.paper?.id ?? 'new'} paper={typing.paper} onDone={close} />
          ) : null}
          <Results expected={expected} isReady={isReady} isTyping={typing !== null} />
          <Notes />
        </div>
      </div>
    </div>
  );
}

function Results({
  expected,
  isReady,
  isTyping,
}: {
  expected: ExpectedLoan | null;
  isReady: boolean;
  isTyping: boolean;
}) {
  const { papers, shownId } = usePapers();
  const checked = useChecked(papers, expected);
  const shown = checked.find(({ paper }) => paper.id === shownId);
  const isPrinting = usePrinting();
  if (!shown) return isTyping ? null : <WhatWeCheck />;
  return (
    <>
      <Piles checked={shown} expected={expected} isReady={isReady} />
      {papers.length > 1 ? <SideBySide checked={checked} expected={expected} /> : null}
      <PrintButton className="min-[65rem]:hidden" />
      {isPrinting ? <PaperSheet shown={shown} checked={checked} expected={expected} /> : null}
    </>
  );
}

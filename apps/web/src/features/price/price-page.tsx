import { firstOpenQuestion, type PriceAnswers, type QuoteDraft } from '@latchkey/domain';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useLatestDraft } from '@/state/complete-quote.tsx';
import { useKnownFacts } from '@/state/known-facts.ts';
import { useAccountAnswers } from '@/state/quotes/use-account-answers.ts';
import { addressOf, FIRST_QUESTION } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { AskForm } from './asking/ask-form.tsx';
import { type AskedHere, askedHere, lackingIn } from './asking/lacking.ts';
import { PageHead } from './page-head.tsx';
import { priceAnswersOf } from './price-data.ts';
import { PriceLayout } from './price-layout.tsx';
import { PriceSkeleton } from './price-skeleton.tsx';
import { LoadedPrices } from './prices.tsx';

/**
 * Shows the highest price that a buyer can pay with each program and without assistance. Requires
 * answers about the home's type, location and use, and asks for the other answers that affect
 * prices.
 */
export function PricePage() {
  return (
    <BrowserOnly loading={<PriceSkeleton draft={null} />}>
      <Content />
    </BrowserOnly>
  );
}

function Content() {
  useAccountAnswers(useKnownFacts());
  const draft = useLatestDraft();
  if (draft?.homeType && draft.homeLocation && draft.homePlan) return <WithHome draft={draft} />;
  const open = draft && firstOpenQuestion(draft);
  return <Navigate to={open ? addressOf(open) : FIRST_QUESTION} replace />;
}

/** The page for a draft that already has the answers about the home. */
function WithHome({ draft }: { draft: QuoteDraft }) {
  const [reopened, setReopened] = useState<readonly AskedHere[]>([]);
  const [hasAsked, setHasAsked] = useState(false);
  const names = reopened.length > 0 ? reopened : lackingIn(draft);
  const answers: PriceAnswers | null = priceAnswersOf(draft);
  if (answers && names.length === 0) {
    return (
      <LoadedPrices
        draft={draft}
        answers={answers}
        isFocused={hasAsked}
        onChangeAnswers={() => setReopened(askedHere)}
      />
    );
  }
  return (
    <PriceLayout
      header={<PageHead draft={draft} />}
      answer={
        <AskForm
          draft={draft}
          names={names}
          onDone={() => {
            setReopened([]);
            setHasAsked(true);
            window.scrollTo(0, 0);
          }}
        />
      }
    />
  );
}

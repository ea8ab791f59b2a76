import { pricedAnswers, programsQueryOf, type SharedFigures } from '@latchkey/domain';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { calculatorText as text } from '@/lib/texts.ts';
import { addressOfWhatLacks, useLatestDraft } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { CountedStep } from '@/state/funnel/counted-step.tsx';
import { useKnownFacts } from '@/state/known-facts.ts';
import type { NextAddresses } from '@/state/opened-link/opened-link.tsx';
import { OpeningLink } from '@/state/opened-link/opening-link.tsx';
import { useAccountAnswers } from '@/state/quotes/use-account-answers.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { sharedFiguresAt } from '@/state/shared-link.ts';
import { CALCULATOR, FIRST_QUESTION } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { CalculatorSkeleton } from './calculator-skeleton.tsx';
import { Comparison } from './comparison.tsx';
import { CalculatorProvider } from './state/calculator.tsx';

/** The page for a link with shared figures. Loaded on demand, because such links are rare. */
const OpenedLink = lazy(async () => ({
  default: (await import('@/state/opened-link/opened-link.tsx')).OpenedLink,
}));

export function CalculatorPage() {
  return (
    <>
      <PageTitle of={text.title()} />
      <BrowserOnly loading={<CalculatorSkeleton />}>
        <Content />
      </BrowserOnly>
    </>
  );
}

function Content() {
  const figures = sharedFiguresAt(useLocation());
  return figures ? (
    <ResultLayout page="calculator">
      <h1 className="sr-only">{text.title()}</h1>
      <Suspense fallback={<OpeningLink />}>
        <OpenedLink figures={figures} next={nextAfter(figures)} />
      </Suspense>
    </ResultLayout>
  ) : (
    <Estimate />
  );
}

/**
 * Returns the URLs of the next pages after a shared link. If the buyer keeps their own figures
 * instead of the link's, these URLs also omit the link's program.
 */
function nextAfter(figures: SharedFigures): NextAddresses {
  return { used: CALCULATOR + programsQueryOf(figures), kept: CALCULATOR };
}

/**
 * Shows the estimate, which needs a price, a down payment and a location. These come from a
 * complete quote or from a shared link. With a shared link, other questions may be unanswered.
 */
function Estimate() {
  useAccountAnswers(useKnownFacts());
  const draft = useLatestDraft();
  if (draft === null) return <Navigate to={FIRST_QUESTION} replace />;

  const answers = pricedAnswers(draft);
  const { quote = null } = confirmationOf(draft);
  return answers && (quote || draft.startedFromLink) ? (
    <CalculatorProvider stored={answers} complete={quote}>
      {quote ? <CountedStep step="calculator" /> : null}
      <Comparison />
    </CalculatorProvider>
  ) : (
    <Navigate to={addressOfWhatLacks(draft)} replace />
  );
}

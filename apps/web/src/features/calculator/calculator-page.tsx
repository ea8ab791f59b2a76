import { type AskedPrograms, programsQueryOf, type SharedFigures } from '@latchkey/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { CountedStep } from '@/state/funnel/counted-step.tsx';
import { useKnownFacts } from '@/state/known-facts.ts';
import { DemonstrationLine } from '@/state/next-steps/demonstration-line.tsx';
import type { NextAddresses } from '@/state/opened-link/opened-link.tsx';
import { OpeningLink } from '@/state/opened-link/opening-link.tsx';
import { useAccountAnswers } from '@/state/quotes/use-account-answers.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { sharedFiguresAt } from '@/state/shared-link.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import { addressOf, CALCULATOR } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Calculator } from './calculator.tsx';
import { CalculatorHeader } from './calculator-header.tsx';
import { CalculatorSkeleton } from './calculator-skeleton.tsx';
import { OpenNote } from './sharing/open-note.tsx';
import { PricedQuote } from './sharing/priced-quote.tsx';

/** Few visitors come with figures that someone shared. */
const OpenedLink = lazy(async () => ({
  default: (await import('@/state/opened-link/opened-link.tsx')).OpenedLink,
}));

export function CalculatorPage() {
  return (
    <>
      <title>{`${text.title()} · ${brand.name}`}</title>
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

/** A buyer who keeps the own figures does not get the link's program either. */
function nextAfter(figures: SharedFigures): NextAddresses {
  return { used: CALCULATOR + programsQueryOf(figures), kept: CALCULATOR };
}

function Estimate() {
  useAccountAnswers(useKnownFacts());
  const asked = useAskedPrograms();
  return (
    <PricedQuote>
      {(answers, complete) => (
        <>
          {complete ? <CountedStep step="calculator" /> : null}
          <Calculator
            quote={answers}
            complete={complete}
            asked={asked}
            header={<CalculatorHeader quote={answers} homeType={complete?.homeType ?? null} />}
            note={complete ? null : <OpenNote />}
            onward={<Onward asked={asked} />}
            back={<BackLink to={addressOf({ path: 'programs' })} />}
          />
        </>
      )}
    </PricedQuote>
  );
}

/** The request names the programs that the figures include. */
function Onward({ asked }: { asked: AskedPrograms }) {
  const address = addressOf({ path: 'pre-approval' }) + programsQueryOf(asked);
  return (
    <>
      <ButtonLink to={address} className="w-full">
        {text.getPreApproved()}
      </ButtonLink>
      <DemonstrationLine />
    </>
  );
}

import { readProgramId, type SharedFigures } from '@latchkey/domain';
import { useLocation, useSearchParams } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { CountedStep } from '@/state/funnel/counted-step.tsx';
import { useKnownFacts } from '@/state/known-facts.ts';
import { DemonstrationLine } from '@/state/next-steps/demonstration-line.tsx';
import { type NextAddresses, OpenedLink } from '@/state/opened-link/opened-link.tsx';
import { useAccountAnswers } from '@/state/quotes/use-account-answers.ts';
import { ResultLayout } from '@/state/result-layout/result-layout.tsx';
import { sharedFiguresAt } from '@/state/shared-link.ts';
import { addressOf, CALCULATOR } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Calculator } from './calculator.tsx';
import { CalculatorHeader } from './calculator-header.tsx';
import { OpenNote } from './sharing/open-note.tsx';
import { PricedQuote } from './sharing/priced-quote.tsx';

export function CalculatorPage() {
  const figures = sharedFiguresAt(useLocation());
  return (
    <>
      <title>{`${text.title()} · ${brand.name}`}</title>
      {figures ? (
        <ResultLayout page="calculator">
          <h1 className="sr-only">{text.title()}</h1>
          <OpenedLink figures={figures} next={nextAfter(figures)} />
        </ResultLayout>
      ) : (
        <Estimate />
      )}
    </>
  );
}

/** A buyer who keeps the own figures does not get the link's program either. */
function nextAfter({ programId }: SharedFigures): NextAddresses {
  const withProgram = programId === null ? CALCULATOR : `${CALCULATOR}?programId=${programId}`;
  return { used: withProgram, kept: CALCULATOR };
}

function Estimate() {
  useAccountAnswers(useKnownFacts());
  const [search] = useSearchParams();
  const programId = readProgramId((name) => search.get(name));
  return (
    <PricedQuote>
      {(answers, complete) => (
        <>
          {complete ? <CountedStep step="calculator" /> : null}
          <Calculator
            quote={answers}
            complete={complete}
            programId={programId}
            header={<CalculatorHeader quote={answers} homeType={complete?.homeType ?? null} />}
            note={complete ? null : <OpenNote />}
            onward={<Onward programId={programId} />}
            back={<BackLink to={addressOf({ path: 'programs' })} />}
          />
        </>
      )}
    </PricedQuote>
  );
}

/** The request names the program that the figures include. */
function Onward({ programId }: { programId: number | null }) {
  const query = programId === null ? '' : `?programId=${programId}`;
  return (
    <>
      <ButtonLink to={addressOf({ path: 'pre-approval' }) + query} className="w-full">
        {text.getPreApproved()}
      </ButtonLink>
      <DemonstrationLine />
    </>
  );
}

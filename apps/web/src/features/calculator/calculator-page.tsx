import type { QuoteAnswers } from '@latchkey/domain';
import { useSearchParams } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { CompleteQuote } from '@/lib/complete-quote.tsx';
import { addressOf } from '@/lib/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Calculator } from './calculator.tsx';
import { text } from './calculator-text.ts';

export function CalculatorPage() {
  const [search] = useSearchParams();
  const programId = programIdOf(search.get('programId'));
  return (
    <div className="slide-in">
      <title>{`${text.title()} · ${brand.name}`}</title>
      <h1 className="sr-only">{text.title()}</h1>
      <CompleteQuote>
        {(quote: QuoteAnswers) => <Calculator quote={quote} programId={programId} />}
      </CompleteQuote>
      <ButtonLink to={addressOf({ path: 'pre-approval' })} className="mt-6 w-full">
        {text.getPreApproved()}
      </ButtonLink>
      <BackLink to={addressOf({ path: 'programs' })} />
    </div>
  );
}

/** The number that an address names a program by; what is no number names none. */
function programIdOf(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

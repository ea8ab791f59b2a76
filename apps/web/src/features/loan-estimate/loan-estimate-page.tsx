import type { QuoteAnswers } from '@latchkey/domain';
import { paperPageText as text } from '@/lib/texts.ts';
import { addressOfWhatLacks } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { useDraft } from '@/state/draft.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { PaperCheck } from './paper-check.tsx';
import { useQuoteLoan } from './quote-loan.ts';

/**
 * The page that reads and checks Loan Estimates on the visitor's device. Compares them with the
 * quote in progress if there is one. Stores nothing and sends nothing.
 */
export function LoanEstimatePage() {
  return (
    <PlainPage width="columns">
      <PageTitle of={text.title()} />
      <Content />
    </PlainPage>
  );
}

function Content() {
  const draft = useDraft();
  if (draft === null) return <PaperCheck loan={{ kind: 'none' }} />;
  const { quote } = confirmationOf(draft);
  return quote ? (
    <AgainstQuote quote={quote} />
  ) : (
    <PaperCheck loan={{ kind: 'open', address: addressOfWhatLacks(draft) }} />
  );
}

function AgainstQuote({ quote }: { quote: QuoteAnswers }) {
  return <PaperCheck loan={useQuoteLoan(quote)} />;
}

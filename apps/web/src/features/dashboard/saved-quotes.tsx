import type { Quote } from '@latchkey/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { clearDraft } from '@/lib/draft.ts';
import { FIRST_QUESTION } from '@/lib/wizard.ts';
import { Button } from '@/ui/button.tsx';
import { text } from './dashboard-text.ts';
import { DeletedNote } from './deleted-note.tsx';
import { QuoteCard } from './quote-card.tsx';
import { QuoteGrid } from './quote-grid.tsx';
import { useDeleteQuote } from './use-delete-quote.ts';
import { useRestoreQuote } from './use-restore-quote.ts';

/** The greeting, the way to a new quote, and the quotes there are. */
export function SavedQuotes({ owner, quotes }: { owner: string; quotes: readonly Quote[] }) {
  const [deleted, setDeleted] = useState<Quote>();
  const { mutate: remove } = useDeleteQuote(owner);
  const { mutate: restore } = useRestoreQuote(owner);

  const onDelete = (quote: Quote) => {
    setDeleted(quote);
    remove(quote, { onError: () => setDeleted(undefined) });
  };
  const onUndo = (quote: Quote) => {
    setDeleted(undefined);
    restore(quote);
  };
  return (
    <div className="slide-in">
      <Greeting hasQuotes={quotes.length > 0} />
      <NewQuoteButton />
      {quotes.length > 0 ? null : <Example />}
      {deleted ? <DeletedNote key={deleted.id} onUndo={() => onUndo(deleted)} /> : null}
      {quotes.length > 0 ? (
        <section aria-label={text.quotes()} className="mt-8">
          <QuoteGrid>
            {quotes.map((quote) => (
              <QuoteCard key={quote.id} quote={quote} onDelete={() => onDelete(quote)} />
            ))}
          </QuoteGrid>
        </section>
      ) : null}
    </div>
  );
}

function Greeting({ hasQuotes }: { hasQuotes: boolean }) {
  return (
    <>
      <h1 className="text-3xl leading-tight font-bold">
        {hasQuotes ? text.welcomeBack() : text.unlockSavings()}
      </h1>
      <p className="mt-2 text-ink-soft">
        {hasQuotes ? text.welcomeBackLead() : text.unlockSavingsLead()}
      </p>
    </>
  );
}

function NewQuoteButton() {
  const navigate = useNavigate();
  const start = () => {
    clearDraft();
    void navigate(FIRST_QUESTION);
  };
  return (
    <Button onClick={start} className="mt-6 w-full sm:w-auto">
      {text.newQuote()}
    </Button>
  );
}

/** What is claimed has its example one click away. */
function Example() {
  return (
    <p className="mt-2 text-sm">
      <Link
        to="/example"
        className="inline-flex min-h-11 items-center rounded-small text-brand underline"
      >
        {text.example()}
      </Link>
    </p>
  );
}

import { pagePaths } from '@latchkey/contract';
import { type Quote, yearsOfLength } from '@latchkey/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link, useNavigate } from 'react-router';
import { showAlert } from '@/lib/alerts.ts';
import { percent } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { attachDraft, clearDraft, currentDraft } from '@/state/draft.ts';
import { holdQuote, putToAccount } from '@/state/quotes/account-quotes.ts';
import { ClearAnswers } from '@/state/quotes/clear-answers-button.tsx';
import { FIRST_QUESTION } from '@/state/wizard.ts';
import { Button } from '@/ui/button.tsx';
import { DeletedNote } from './deleted-note.tsx';
import { EmailsHere } from './emails-here.tsx';
import { QuoteCard } from './quote-card.tsx';
import { QuoteGrid } from './quote-grid.tsx';
import { quoteNewsQuery } from './quote-news-query.ts';
import { useDeleteQuote } from './use-delete-quote.ts';

/** Shows the greeting, the button for a new quote, and the saved quotes. */
export function SavedQuotes({ owner, quotes }: { owner: string; quotes: readonly Quote[] }) {
  const { data: news = [] } = useQuery(quoteNewsQuery(owner));
  const deletion = useDeleteQuote(owner);
  const restoring = useRestoreQuote(owner);
  const deleted = deletion.isError ? undefined : deletion.variables;

  const hasQuotes = quotes.length > 0;

  return (
    <div className="slide-in">
      <Greeting hasQuotes={hasQuotes} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,var(--column))_16.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        {hasQuotes ? (
          <div className="lg:col-start-2">
            <NewQuoteButton isMain={false} />
          </div>
        ) : null}
        <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {deleted ? (
            <DeletedNote
              key={deleted.id}
              isDeleted={deletion.isSuccess}
              isRestoring={restoring.isPending}
              onUndo={() => restoring.mutate(deleted, { onSuccess: deletion.reset })}
            />
          ) : null}
          {hasQuotes ? (
            <section aria-label={text.quotes()}>
              <QuoteGrid>
                {quotes.map((quote, index) => (
                  <QuoteCard
                    key={quote.id}
                    quote={quote}
                    news={news.find(({ quoteId }) => quoteId === quote.id)}
                    isMain={index === 0}
                    onDelete={() => deletion.mutate(quote)}
                  />
                ))}
              </QuoteGrid>
            </section>
          ) : (
            <div>
              <NewQuoteButton isMain />
              <Example />
            </div>
          )}
        </div>
        <div className="grid gap-6 lg:col-start-2">
          {hasQuotes ? <EmailsHere owner={owner} /> : null}
          <LoanEstimate />
          <AnswersHere />
        </div>
      </div>
    </div>
  );
}

function Greeting({ hasQuotes }: { hasQuotes: boolean }) {
  const { config } = useSite();
  return (
    <>
      <h1 className="max-w-(--column) text-3xl leading-tight font-bold">
        {hasQuotes ? text.welcomeBack() : text.unlockSavings()}
      </h1>
      <p className="mt-2 max-w-(--column) text-ink-soft">
        {hasQuotes ? text.welcomeBackLead() : leadFor(config.mostSaved)}
      </p>
    </>
  );
}

/** Returns the site's savings claim, if the site makes one. */
function leadFor(mostSaved: number | null | undefined): string {
  return mostSaved
    ? text.unlockSavingsLead({ percent: percent(mostSaved) })
    : text.unlockHelpLead();
}

/** @param isMain whether this is the page's main button. True if there is no quote to continue */
function NewQuoteButton({ isMain }: { isMain: boolean }) {
  const navigate = useNavigate();
  const start = () => {
    clearDraft();
    void navigate(FIRST_QUESTION);
  };
  return (
    <Button
      look={isMain ? 'primary' : 'outline'}
      onClick={start}
      className={`min-h-13 w-full ${isMain ? 'sm:w-auto' : 'sm:max-lg:w-auto'}`}
    >
      <Plus size={20} aria-hidden />
      {text.newQuote()}
    </Button>
  );
}

/** A link to the worked example behind the savings claim. */
function Example() {
  const { loweredPayment } = useSite().product;
  const years = Math.max(0, ...(loweredPayment?.lengths ?? []).map((each) => yearsOfLength[each]));
  return (
    <p className="mt-2 text-sm">
      <Link
        to={addressIn('/example')}
        className="inline-flex min-h-11 items-center rounded-small text-brand underline"
      >
        {text.example({ years })}
      </Link>
    </p>
  );
}

/** A link to the page that checks Loan Estimates. */
function LoanEstimate() {
  return (
    <section aria-labelledby="loan-estimate">
      <h2 id="loan-estimate" className="text-base font-bold">
        {text.estimate()}
      </h2>
      <Link
        to={addressIn(pagePaths.loanEstimate)}
        className="inline-flex min-h-11 items-center rounded-small text-brand underline"
      >
        {text.checkEstimate()}
      </Link>
    </section>
  );
}

/**
 * Lets the user delete this browser's answers, for example on a shared computer. Saved quotes stay
 * in the account.
 */
function AnswersHere() {
  return (
    <section aria-labelledby="answers-here">
      <h2 id="answers-here" className="text-base font-bold">
        {text.answersHere()}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{text.answersHereLead()}</p>
      <ClearAnswers />
    </section>
  );
}

/**
 * Hook that saves a deleted quote's answers as a new quote. If the answers are still open as a
 * draft, links the draft to the new quote.
 */
function useRestoreQuote(owner: string) {
  return useMutation({
    mutationFn: ({ id: _, createdAt: __, updatedAt: ___, ...answers }: Quote) =>
      putToAccount(answers),
    onSuccess: (restored, { id }) => {
      holdQuote(owner, restored);
      if (currentDraft()?.deletedId === id) attachDraft(restored);
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
}

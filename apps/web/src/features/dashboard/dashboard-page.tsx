import { useSuspenseQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useUser } from '@/lib/auth/auth-state.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { quotesQuery } from '@/state/quotes/account-quotes.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { DashboardSkeleton } from './quote-grid.tsx';
import { SavedQuotes } from './saved-quotes.tsx';

/** The dashboard with the signed-in user's quotes. */
export function DashboardPage() {
  const owner = useUser()?.id;
  return (
    <>
      <PageTitle of={text.page()} />
      {owner === undefined ? null : (
        <Loaded loading={<Loading />} failed={(retry) => <LoadFailure onRetry={retry} />}>
          <Dashboard owner={owner} />
        </Loaded>
      )}
    </>
  );
}

function Dashboard({ owner }: { owner: string }) {
  const { data: quotes } = useSuspenseQuery(quotesQuery(owner));
  return <SavedQuotes owner={owner} quotes={quotes} />;
}

function Loading() {
  return (
    <>
      <LoadingStatus />
      <DashboardSkeleton />
    </>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-3xl leading-tight font-bold">{text.page()}</h1>
      <p role="alert" className="flex gap-2 font-semibold text-danger">
        <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0" />
        {text.loadFailed()}
      </p>
      <Button onClick={onRetry}>{text.tryAgain()}</Button>
    </div>
  );
}

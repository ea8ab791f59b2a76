import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { accessQuery } from '@/state/account/operator-access.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Shows the 404 page to everyone who is not an operator. */
export function OperatorsOnly() {
  const owner = useUser()?.id ?? '';
  const { data: isOperator, isPending } = useQuery(accessQuery(owner));
  if (isPending) {
    return (
      <main className="min-h-dvh">
        <LoadingStatus />
      </main>
    );
  }
  return isOperator ? <Outlet /> : <NotFoundPage />;
}

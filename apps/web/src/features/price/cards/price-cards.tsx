import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { raiseText } from '@/lib/texts.ts';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { PrintedRaise } from '../raise/printed-raise.tsx';
import { RaiseCard, RaiseSkeleton } from '../raise/raise-card.tsx';
import { PrintedRent } from '../rent/printed-rent.tsx';
import { RentCard } from '../rent/rent-card.tsx';
import type { Cards } from './use-cards.ts';

/**
 * The cards about what a raise costs, and about renting or buying. The rent comparison renders when
 * the browser is idle, so that it never blocks the slider.
 */
export function PriceCards({ helpQuery, compared, rent }: Cards) {
  const settled = useDeferredValue(compared);
  return (
    <>
      {helpQuery ? (
        <Loaded
          of={helpQuery.queryKey}
          loading={<RaiseSkeleton />}
          failed={(retry) => <LoadFailed words={raiseText.failed()} onRetry={retry} />}
        >
          <LoadedRaise query={helpQuery} />
        </Loaded>
      ) : null}
      {settled ? <RentCard compared={settled} rent={rent} /> : null}
    </>
  );
}

function LoadedRaise({ query }: { query: NonNullable<Cards['helpQuery']> }) {
  const { data } = useSuspenseQuery(query);
  return <RaiseCard help={data.help} price={data.homePrice} />;
}

/** The printed cards. The rent comparison prints only if its card is open. */
export function PrintedCards({ helpQuery, compared, rent }: Cards) {
  return (
    <>
      {helpQuery ? <LoadedOnPaper query={helpQuery} /> : null}
      {compared ? <PrintedRent compared={compared} rent={rent} /> : null}
    </>
  );
}

function LoadedOnPaper({ query }: { query: NonNullable<Cards['helpQuery']> }) {
  const { data } = useQuery(query);
  return data ? <PrintedRaise help={data.help} /> : null;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Loaded } from '@/ui/loaded.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingBlocks } from '@/ui/skeleton.tsx';
import { agencyQuery } from './agency-query.ts';
import { ConfirmPrograms } from './confirm-programs.tsx';
import { Ended } from './link-notes.tsx';
import { OpenLink } from './open-link.tsx';
import { StopMonthly } from './stop-monthly.tsx';

/**
 * The page where an agency confirms the facts about its programs. The token from the emailed link
 * is in the URL's hash, which browsers do not send to the server.
 */
export function AgencyPage() {
  const { hash } = useLocation();
  const [, does, token = ''] = /^#(link|stop)=([\w-]{43})$/.exec(hash) ?? [];
  return (
    <PlainPage>
      {does === 'link' ? <OpenLink key={token} token={token} /> : null}
      {does === 'stop' ? <StopMonthly key={token} token={token} /> : null}
      {does === undefined ? (
        <Loaded loading={<LoadingBlocks sizes={['h-40', 'h-96']} />} failed={() => <Ended />}>
          <Session />
        </Loaded>
      ) : null}
    </PlainPage>
  );
}

function Session() {
  const { data } = useSuspenseQuery(agencyQuery());
  return data === null || data.programs.length === 0 ? (
    <Ended />
  ) : (
    <ConfirmPrograms session={data} />
  );
}

import { useLocation } from 'react-router';
import { PlainPage } from '@/ui/plain-page.tsx';
import { ConfirmNotices } from './confirm-notices.tsx';
import { NotFound } from './link-failure.tsx';
import { noticeLinkIn } from './notice-link.ts';
import { StopNotices } from './stop-notices.tsx';

/**
 * The page for the links in our emails about changes. The token is in the URL's hash, which
 * browsers do not send to the server.
 */
export function NoticesPage() {
  const { hash } = useLocation();
  const link = noticeLinkIn(hash);
  return (
    <PlainPage>
      {link === null ? <NotFound /> : null}
      {link?.does === 'confirm' ? <ConfirmNotices key={hash} token={link.token} /> : null}
      {link?.does === 'stop' ? <StopNotices key={hash} token={link.token} /> : null}
    </PlainPage>
  );
}

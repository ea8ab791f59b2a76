import { Link } from 'react-router';
import { useSite } from '@/lib/site.ts';
import { noticesText as text } from '@/lib/texts.ts';
import { ACCOUNT } from '@/state/account/pages.ts';
import { WeeklySwitch } from '@/state/notices/weekly-switch.tsx';

/**
 * The switch for the weekly email, and a link to all email settings. Renders nothing if the site
 * sends no emails.
 */
export function EmailsHere({ owner }: { owner: string }) {
  if (!useSite().config.sendsNotices) return null;
  return (
    <section aria-labelledby="emails-here">
      <h2 id="emails-here" className="text-base font-bold">
        {text.title()}
      </h2>
      <WeeklySwitch owner={owner} />
      <Link
        to={`${ACCOUNT}#emails`}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {text.all()}
      </Link>
    </section>
  );
}

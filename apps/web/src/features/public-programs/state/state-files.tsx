import { pagePaths } from '@latchkey/contract';
import { lastCheckedOn, type ProgramsOfState } from '@latchkey/domain';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Rss from 'lucide-react/icons/rss';
import { Link } from 'react-router';
import { day } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { stateName } from '@/lib/state-name.ts';
import { stateMapText, stateProgramsText as text } from '@/lib/texts.ts';
import { FileLink } from '../file-link.tsx';

/**
 * Shows the latest date on which we checked any of the programs. Also links to the state's feeds
 * and to our data, if the site offers them.
 */
export function StateFiles({ of: { state, local, statewide } }: { of: ProgramsOfState }) {
  const { brand } = useSite();
  const checkedOn = lastCheckedOn([...local, ...statewide]);
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-6 px-1 text-sm">
      {brand.openData ? <Files state={state} /> : null}
      {checkedOn ? (
        <li className="text-ink-soft">{stateMapText.checked({ day: day(checkedOn) })}</li>
      ) : null}
    </ul>
  );
}

function Files({ state }: { state: string }) {
  const code = state.toLowerCase();
  return (
    <>
      <li>
        <FileLink icon={<Rss size={18} aria-hidden />} href={`/changes/${code}.atom`}>
          {text.changes({ state: stateName(state) })}
        </FileLink>
      </li>
      <li>
        <FileLink icon={<CalendarDays size={18} aria-hidden />} href={`/calendar/${code}.ics`}>
          {text.calendar()}
        </FileLink>
      </li>
      <li>
        <Link
          to={addressIn(pagePaths.data)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {text.data()}
        </Link>
      </li>
    </>
  );
}

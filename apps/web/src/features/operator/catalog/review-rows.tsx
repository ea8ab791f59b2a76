import type { ReviewRow } from '@latchkey/contract';
import { Link } from 'react-router';
import { shortDay } from '@/lib/format.ts';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { CATALOG } from '@/state/account/operator-access.ts';
import { Chip } from '@/ui/chip.tsx';

/**
 * The rows of the review queue. Each row shows a program's state, agency, status, views, the date
 * of its last check, and the reasons for the review.
 */
export function ReviewRows({ programs }: { programs: readonly ReviewRow[] }) {
  return (
    <ul aria-label={text.caption()} className="border-t border-line-strong">
      {programs.map((program) => (
        <li
          key={program.slug}
          className="relative grid gap-x-6 gap-y-2 border-b border-line py-3.5 text-sm lg:grid-cols-[5fr_3fr_4fr]"
        >
          <div>
            <h2 className="text-base">
              <Link
                to={`${CATALOG}/${program.slug}`}
                className="font-semibold text-brand after:absolute after:inset-0 hover:underline"
              >
                {program.fullName}
              </Link>
            </h2>
            <p className="text-ink-soft">
              {[program.state ?? text.national(), program.agencyName].join(' · ')}
            </p>
          </div>
          <p>
            <span className="block">{text.checked({ date: shortDay(program.checkedOn) })}</span>
            <span className="block text-ink-soft">{text.views({ views: program.views })}</span>
          </p>
          <ReviewChips program={program} />
        </li>
      ))}
    </ul>
  );
}

function ReviewChips({ program }: { program: ReviewRow }) {
  const { status, reasons, hiddenAs, openTasks, conflicts } = program;
  return (
    <span className="flex flex-wrap content-start gap-1.5">
      <Chip>{text.statusIs({ status: text[status]().toLowerCase() })}</Chip>
      {hiddenAs ? <Chip look="warn">{text[hiddenAs]()}</Chip> : null}
      {openTasks > 0 ? <Chip look="warn">{text.openTasks({ count: openTasks })}</Chip> : null}
      {conflicts > 0 ? <Chip look="warn">{text.conflictCount({ count: conflicts })}</Chip> : null}
      {reasons.map((reason) => (
        <Chip key={reason} look={isTask(reason) ? 'warn' : 'plain'}>
          {text[reason]()}
        </Chip>
      ))}
    </span>
  );
}

function isTask(reason: ReviewRow['reasons'][number]): boolean {
  return reason === 'correction' || reason === 'source-changed';
}

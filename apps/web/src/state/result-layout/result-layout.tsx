import type { ReactNode } from 'react';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { useMedia } from '@/lib/use-media.ts';
import { AccountInvitation } from '@/state/account/account-invitation.tsx';
import { SectionList } from './section-list.tsx';

/** The widths of the columns, and the window width at which the third column appears. */
const columns = {
  programs:
    'min-[65rem]:grid-cols-[17.5rem_minmax(0,37.5rem)] min-[78.5rem]:grid-cols-[17.5rem_minmax(0,37.5rem)_16.5rem] min-[82.5rem]:gap-x-16',
  calculator:
    'min-[65rem]:grid-cols-[21.5rem_minmax(0,37.5rem)] min-[80rem]:grid-cols-[20rem_minmax(0,37.5rem)_16.5rem] min-[80rem]:grid-rows-[auto_1fr] min-[80rem]:gap-x-6 min-[85rem]:grid-cols-[21.5rem_minmax(0,37.5rem)_16.5rem] min-[85rem]:gap-x-8',
} as const;

const rightColumn = {
  programs: 'min-[78.5rem]:col-start-3 min-[78.5rem]:row-span-3 min-[78.5rem]:row-start-1',
  calculator: 'min-[80rem]:col-start-3 min-[80rem]:row-span-2 min-[80rem]:row-start-1',
} as const;

/** The total width of the columns, for content above all of them. */
const acrossColumns = {
  programs: 'min-[65rem]:max-w-[57rem] min-[78.5rem]:max-w-[75.5rem] min-[82.5rem]:max-w-[79.5rem]',
  calculator: 'min-[65rem]:max-w-[61rem] min-[80rem]:max-w-[79.5rem]',
} as const;

/**
 * A column that stays in view while the page scrolls. A column that is taller than the window
 * scrolls separately. The padding leaves space for the cards' shadows.
 */
const stickyLeft = {
  programs:
    'min-[65rem]:sticky min-[65rem]:top-0 min-[65rem]:-m-6 min-[65rem]:max-h-dvh min-[65rem]:overflow-y-auto min-[65rem]:p-6',
  // Padding at the bottom would let the figures show through below the sticky bar.
  calculator:
    'min-[65rem]:sticky min-[65rem]:top-6 min-[65rem]:-mx-6 min-[65rem]:max-h-[calc(100dvh-3rem)] min-[65rem]:overflow-y-auto min-[65rem]:px-6 min-[80rem]:row-span-2 min-[80rem]:row-start-1',
} as const;
const stickyRight = {
  programs:
    'min-[78.5rem]:sticky min-[78.5rem]:top-0 min-[78.5rem]:-m-6 min-[78.5rem]:max-h-dvh min-[78.5rem]:overflow-y-auto min-[78.5rem]:p-6',
  // This column is taller than most windows. A second scrollbar would hide the page's main button.
  calculator: '',
} as const;

/** A narrow window hides most of the left column. `contents` prevents a gap in its place. */
const narrowLeft = { programs: 'max-[64.99rem]:contents', calculator: '' } as const;

/**
 * The position of the page's main action: at the bottom of a narrow window, or in the third column
 * of a wide window.
 */
const choicePlace = {
  programs:
    'fixed inset-x-0 bottom-0 z-3 min-[78.5rem]:sticky min-[78.5rem]:bottom-auto min-[78.5rem]:z-auto min-[78.5rem]:self-start',
  calculator: '',
} as const;

/** Media query for the same window sizes as the style sheet's variant `low:`. */
const LOW_WINDOW = '(40rem <= width < 65rem) and (height < 36rem)';

/** Puts the list of sections on one line. */
const acrossWindow = 'flex flex-wrap justify-between gap-x-4';

interface Props {
  readonly page: keyof typeof columns;
  readonly header?: ReactNode;
  readonly top?: ReactNode;
  readonly left?: ReactNode;
  readonly choice?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The columns of a result page. A narrow screen has one column with the order `top`, `left`,
 * `choice`, `children`, `right`. Screen readers always use that order. From 1,040 px, `left` is
 * next to the main column, below a list of the sections. On wider screens, `right` is on the other
 * side. `header` is above all columns. In a short window, such as at 200% zoom, the list of
 * programs comes first, followed by `left` and the section list.
 *
 * @param choice the page's main action. In the reading order, it comes before the long list. On a
 * narrow screen, it is at the bottom of the window.
 */
export function ResultLayout({ page, header, top, left, choice, right, children }: Props) {
  // In a short window, the questions would fill the whole first screen.
  const isAfterList = useMedia(LOW_WINDOW) && page === 'programs';
  const leftColumn = (
    <div
      className={`min-w-0 self-start min-[65rem]:col-start-1 min-[65rem]:row-span-3 min-[65rem]:row-start-1 min-[65rem]:block ${left ? narrowLeft[page] : 'hidden'} ${stickyLeft[page]}`}
    >
      <SectionList className="mb-6 hidden min-[65rem]:block print:hidden" line="grid" />
      {left}
      <Invitation />
    </div>
  );
  return (
    <>
      <SectionList
        className="mx-auto mb-5 hidden max-w-[46rem] sm:block low:hidden min-[65rem]:hidden print:hidden"
        line={acrossWindow}
      />
      {header ? (
        <div className={`mx-auto mb-3 max-w-[37.5rem] sm:mb-6 low:mb-2 ${acrossColumns[page]}`}>
          {header}
        </div>
      ) : null}
      <div
        className={`grid grid-cols-[minmax(0,37.5rem)] justify-center gap-3 sm:gap-4 low:gap-2 min-[65rem]:grid-rows-[auto_auto_1fr] min-[65rem]:gap-x-8 min-[65rem]:gap-y-6 ${columns[page]}`}
      >
        {top ? <div className="min-w-0 min-[65rem]:col-start-2">{top}</div> : null}
        {isAfterList ? null : leftColumn}
        {choice ? (
          <div
            data-foot-bar
            className={`min-w-0 print:hidden ${choicePlace[page]} ${rightColumn[page]} ${stickyRight[page]}`}
          >
            {choice}
          </div>
        ) : null}
        <div className="min-w-0 min-[65rem]:col-start-2">{children}</div>
        {isAfterList ? leftColumn : null}
        {right ? (
          <div
            className={`min-w-0 self-start min-[65rem]:col-start-2 ${rightColumn[page]} ${stickyRight[page]}`}
          >
            {right}
          </div>
        ) : null}
      </div>
      <SectionList
        className="mx-auto mt-6 hidden max-w-[46rem] low:block print:hidden"
        line={acrossWindow}
      />
    </>
  );
}

/** Content at the bottom of the left column, for visitors who are not signed in. */
function Invitation() {
  const { user, loading } = useAuth();
  return loading || user ? null : (
    <div className="mt-6 hidden text-sm min-[65rem]:block print:hidden">
      <AccountInvitation />
    </div>
  );
}

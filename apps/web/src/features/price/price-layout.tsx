import type { ReactNode } from 'react';
import { SectionList } from '@/state/result-layout/section-list.tsx';

/**
 * The columns of the page. A narrow window has one column in the order `header`, `answer`,
 * `controls`, `children`, which is also the order for screen readers. From 1,040 px, `controls` is
 * to the right of the other parts.
 */
export function PriceLayout({
  header,
  answer,
  controls,
  children,
}: {
  header: ReactNode;
  answer: ReactNode;
  controls?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[41rem] print:hidden min-[65rem]:max-w-[67.25rem]">
      <SectionList
        className="mb-5 hidden sm:block low:hidden"
        line="flex flex-wrap justify-between gap-x-4"
      />
      {header}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 sm:mt-6 sm:gap-6 min-[65rem]:grid-cols-[minmax(0,41rem)_minmax(20rem,23.25rem)] min-[65rem]:grid-rows-[auto_1fr] min-[65rem]:gap-x-6 min-[73rem]:gap-x-12">
        <div className="min-w-0 min-[65rem]:col-start-1">{answer}</div>
        {controls ? (
          <div className="min-w-0 min-[65rem]:col-start-2 min-[65rem]:row-span-2 min-[65rem]:row-start-1">
            {controls}
          </div>
        ) : null}
        {children ? (
          <div className="grid min-w-0 grid-cols-1 gap-4 sm:gap-6 min-[65rem]:col-start-1">
            {children}
          </div>
        ) : null}
      </div>
      <SectionList
        className="mt-6 hidden low:block"
        line="flex flex-wrap justify-between gap-x-4"
      />
    </div>
  );
}

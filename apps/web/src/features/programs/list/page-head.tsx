import { headlineAmount, type MatchedProgram } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { signedMoney, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { programsText as text, topProgramText } from '@/lib/texts.ts';
import { useCountUp } from '@/lib/use-count-up.ts';
import { useRecentChange } from '@/lib/use-recent-change.ts';
import { Chip } from '@/ui/chip.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { TopProgram } from './program-row.tsx';

/** The page's heading, with content below it. The heading is also the title of the browser tab. */
export function PageHead({
  title,
  lead,
  isLoading = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  isLoading?: boolean;
  children?: ReactNode;
}) {
  return (
    <>
      <PageTitle of={title} />
      <h1 className="text-2xl leading-9 font-bold sm:text-3xl sm:leading-11 low:text-xl low:leading-7">
        {title}
      </h1>
      {isLoading ? <Skeleton className="mt-2 h-13 sm:h-6.5" /> : null}
      {isLoading ? <Skeleton className="mt-4 h-9" /> : null}
      {lead ? (
        <p
          elementtiming="answer"
          className="mt-2 leading-6.5 low:mt-0 low:text-sm low:leading-5 text-ink-soft"
        >
          {lead}
        </p>
      ) : null}
      {children}
    </>
  );
}

/**
 * Shows the best program and why it is the best. For phones, where the list is not visible on the
 * first screen.
 */
export function BestNow({ top: { program, why } }: { top: TopProgram }) {
  return (
    <p className="mt-2 leading-6 sm:hidden print:hidden">
      <RichText
        text={topProgramText.now({ program: program.programName, why })}
        parts={{ b: (name) => <strong>{name}</strong> }}
      />
    </p>
  );
}

/** How long the increase in assistance is shown next to the amount, in milliseconds. */
const RISE_MS = 4_000;

/** Shows the number of programs, and the amount of assistance that the buyer can expect. */
export function ProgramsLead({ programs }: { programs: readonly MatchedProgram[] }) {
  const count = programs.length;
  const amount = headlineAmount(programs);
  const shown = useCountUp(amount);
  const rise = useRecentChange(amount, RISE_MS);
  if (amount === 0) return text.eligibleLater({ count });
  return (
    <RichText
      text={text.eligible({ count, amount: wholeMoney(shown) })}
      parts={{
        b: (words) => (
          <strong className="tabular block text-[2.75rem] leading-12 font-bold text-brand sm:text-[3.5rem] sm:leading-15 low:inline low:text-base low:leading-5">
            {words}
            {rise > 0 ? <Rise dollars={rise} /> : null}
          </strong>
        ),
      }}
    />
  );
}

/** Shows how much more assistance the last answer has confirmed. */
function Rise({ dollars }: { dollars: number }) {
  return (
    <span className="ml-2 inline-flex h-0 items-center align-middle leading-none">
      <Chip>{signedMoney(dollars)}</Chip>
    </span>
  );
}

import { firstOpenQuestion, sectionMarks, wizardPages } from '@latchkey/domain';
import { Link, useLocation } from 'react-router';
import { appText as text } from '@/lib/texts.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { useDraftPart } from '@/state/draft.ts';
import { sectionWords } from '@/state/section-words.ts';
import { StepDot } from '@/state/step-dot.tsx';
import {
  addressOf,
  COMPARE,
  FIRST_QUESTION,
  PRICE,
  PROGRAMS,
  pageAtAddress,
} from '@/state/wizard.ts';

/** Links to the five sections. Each section is marked as done, current or upcoming. */
export function SectionList({ className, line }: { className: string; line: string }) {
  const { pathname } = useLocation();
  const open = useOpenQuestion();
  // These two pages have no number. The highest price may be open before the last question.
  const numbered: Readonly<Record<string, string>> = {
    [COMPARE]: PROGRAMS,
    [PRICE]: open ?? PROGRAMS,
  };
  return (
    <nav aria-label={text.steps()} className={className}>
      <ol className={line}>
        {sectionMarks(pageAtAddress(numbered[pathname] ?? pathname)).map(
          ({ section, mark, firstPage }) => (
            <li key={section} aria-current={mark === 'current' ? 'step' : undefined}>
              <Link
                to={startOf(firstPage)}
                className="flex min-h-6.5 items-center gap-2 rounded-small text-sm hover:underline in-[[aria-current]]:font-semibold"
              >
                <StepDot mark={mark} className="size-4" />
                {sectionWords[section].title()}
                {mark === 'to-come' ? null : (
                  <span className="sr-only">{` (${mark === 'done' ? text.done() : text.current()})`}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/**
 * Hook that returns the URL of the first unanswered question. Null on the server, or if all
 * questions are answered.
 */
function useOpenQuestion(): string | null {
  const isHydrated = useIsHydrated();
  const address = useDraftPart((draft) => {
    const page = draft ? firstOpenQuestion(draft) : undefined;
    return page ? addressOf(page) : null;
  });
  return isHydrated ? address : null;
}

/** Returns the URL of a page by its number. The first page has the number 1. */
function startOf(pageNumber: number): string {
  const page = wizardPages[pageNumber - 1];
  return page ? addressOf(page) : FIRST_QUESTION;
}

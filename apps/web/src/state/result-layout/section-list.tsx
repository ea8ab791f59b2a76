import { sectionMarks, wizardPages } from '@latchkey/domain';
import { Link, useLocation } from 'react-router';
import { appText as text } from '@/lib/texts.ts';
import { sectionWords } from '@/state/section-words.ts';
import { StepDot } from '@/state/step-dot.tsx';
import { addressOf, COMPARE, FIRST_QUESTION, PROGRAMS, pageAtAddress } from '@/state/wizard.ts';

/** Links to the five sections, each marked as done, current or upcoming. */
export function SectionList({ className, line }: { className: string; line: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={text.steps()} className={className}>
      <ol className={line}>
        {sectionMarks(pageAtAddress(pathname === COMPARE ? PROGRAMS : pathname)).map(
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

/** Returns the URL of a page by its number. The first page has the number 1. */
function startOf(pageNumber: number): string {
  const page = wizardPages[pageNumber - 1];
  return page ? addressOf(page) : FIRST_QUESTION;
}

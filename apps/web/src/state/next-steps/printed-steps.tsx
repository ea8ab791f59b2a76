import { type BuyerToCall, nextSteps, type ProgramToCall } from '@latchkey/domain';
import type { StepWords } from '@latchkey/texts';
import { stepsText as text } from '@/lib/texts.ts';
import { wordsOfStep } from './words-of-step.ts';

/** The next steps for the printed page, with phone numbers and URLs instead of links. */
export function PrintedSteps({
  buyer,
  program,
}: {
  buyer: BuyerToCall;
  program: ProgramToCall | null;
}) {
  return (
    <section className="text-sm">
      <h2 className="text-base font-bold">{text.title()}</h2>
      <ol className="list-inside list-decimal columns-3 gap-6 [overflow-wrap:anywhere]">
        {nextSteps(buyer, program).map((step) => {
          const { title, words, link } = wordsOfStep(step);
          return (
            <li key={step.kind} className="break-inside-avoid">
              <b>{title}</b> {words} {link ? <b className="tabular">{onPaper(link)}</b> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns a link as text for the printed page: the phone number, or a short form of the URL. */
function onPaper({ label, href }: NonNullable<StepWords['link']>): string {
  if (href.startsWith('tel:')) return label;
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(\?.*)?$/, '');
}

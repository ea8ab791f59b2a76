import { appliedFirst, type LeadCalculation, type LeadProgram } from '@latchkey/contract';
import { type QuoteAnswers, questionNames } from '@latchkey/domain';
import { figureFacts, formatsOf } from '@latchkey/texts';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { money } from '@/lib/format.ts';
import { currentLocale } from '@/lib/text.ts';
import { answerRowsText, figuresText, operatorText as text, trueCostText } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Chip } from '@/ui/chip.tsx';
import { FactList } from '@/ui/fact-list.tsx';

/** Shows the buyer's answers as the buyer sent them. */
export function LeadAnswers({ quote }: { quote: QuoteAnswers }) {
  const facts = questionNames.map(
    (name) => [answerLabel(name), answerInWords(quote, name) ?? text.notGiven()] as const,
  );
  return <FactList title={text.answers()} facts={facts} />;
}

/** Shows the buyer's figures, worded as in the emails, and the terms of each payment. */
export function LeadFigures({ calculation }: { calculation: LeadCalculation | null }) {
  if (!calculation) return null;
  const facts = figureFacts(
    calculation,
    { answerRows: answerRowsText, figures: figuresText, trueCost: trueCostText },
    formatsOf(currentLocale()),
  );
  return (
    <Card>
      <FactList
        title={text.comparison()}
        facts={facts.map(({ name, value }) => [name, value] as const)}
      />
    </Card>
  );
}

/** The number of programs shown before the operator expands the list. */
const FIRST_PROGRAMS = 5;

/**
 * Lists the applied program and the others that matched when the buyer sent the request, best
 * first.
 */
export function LeadPrograms({
  programs: matches,
  calculation,
}: {
  programs: readonly LeadProgram[];
  calculation: LeadCalculation | null;
}) {
  const programs = appliedFirst(matches, calculation);
  const others = programs.slice(FIRST_PROGRAMS);
  return (
    <section>
      <h2 className="text-lg font-bold">{text.programs()}</h2>
      {programs.length === 0 ? <p className="mt-2 text-sm">{text.noPrograms()}</p> : null}
      <ProgramItems programs={programs.slice(0, FIRST_PROGRAMS)} />
      {others.length > 0 ? (
        <details>
          <summary className="mt-1 flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand">
            {text.morePrograms({ count: others.length })}
          </summary>
          <ProgramItems programs={others} />
        </details>
      ) : null}
    </section>
  );
}

function ProgramItems({ programs }: { programs: readonly LeadProgram[] }) {
  return (
    <ul className="mt-3 grid gap-3 text-sm">
      {programs.map(({ id, name, agency, amount, hasCheck }) => (
        <li key={id}>
          <p className="font-semibold">{name}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {agency}
            <span className="tabular text-ink">{text.upTo({ amount: money(amount) })}</span>
            {hasCheck ? <Chip look="warn">{text.toCheck()}</Chip> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

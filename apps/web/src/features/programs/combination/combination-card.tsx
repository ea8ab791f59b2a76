import type { Combination, MatchedProgram } from '@latchkey/domain';
import { useId } from 'react';
import { money } from '@/lib/format.ts';
import { moreHelpText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { repaymentWords } from '../program-words.ts';

/** The best set of programs that their own texts allow together, with each text and its source. */
export function CombinationCard({
  combination: { members, total, toRepay, loanType, verdict, checks },
  programs,
}: {
  combination: Combination;
  /** The matches, which contain the combination's members. */
  programs: readonly MatchedProgram[];
}) {
  const id = useId();
  const parts = members.flatMap((member) => {
    const program = programs.find((each) => each.id === member.id);
    return program ? [{ ...member, program }] : [];
  });
  return (
    <section aria-labelledby={id} className="mb-6">
      <Card className="p-5!">
        <h2 id={id} className="text-base font-bold">
          {text.combinationTitle({ amount: money(Math.round(total)) })}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {verdict === 'match' ? text.combinationLead() : text.checkLead()}
        </p>
        <ul className="mt-3 divide-y divide-line text-sm">
          {parts.map(({ program, amount, says, source }) => (
            <li key={program.id} className="py-2">
              <p className="flex justify-between gap-4">
                <span className="font-semibold">{program.programName}</span>
                <span className="tabular font-semibold">{money(Math.round(amount))}</span>
              </p>
              <p className="text-ink-soft">{repaymentWords(program).join(', ')}</p>
              <p>
                {says}{' '}
                {source ? (
                  <a href={source.url} rel="noopener" className="text-brand underline">
                    {text.source()}
                    <span className="sr-only">
                      {text.sourceOf({ program: program.programName })}
                    </span>
                  </a>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm font-semibold text-warn-ink">
          {toRepay > 0
            ? text.toRepay({ amount: money(Math.round(toRepay)) })
            : text.nothingToRepay()}
        </p>
        <p className="mt-1 text-sm">{text.withLoan({ type: loanType })}</p>
        {checks.map((check) => (
          <p key={check} className="text-sm text-warn-ink">
            {text[`check-${check}`]()}
          </p>
        ))}
      </Card>
    </section>
  );
}

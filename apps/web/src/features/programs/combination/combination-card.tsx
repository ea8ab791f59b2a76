import { type Combination, idsOf, type MatchedProgram, programsQueryOf } from '@latchkey/domain';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { repaymentWords } from '@/lib/program-words.ts';
import { moreHelpText as text } from '@/lib/texts.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { CatalogSentence } from '@/ui/catalog-text.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';

interface Props {
  readonly combination: Combination;
  /** The matches, which include the programs of the combination. */
  readonly programs: readonly MatchedProgram[];
}

/**
 * Shows the best set of programs that may be combined. For each program, links to the source that
 * allows this.
 */
export function CombinationCard({
  combination: { members, total, toRepay, loanType, verdict, checks },
  programs,
}: Props) {
  const parts = members.flatMap((member) => {
    const program = programs.find((each) => each.id === member.id);
    return program ? [{ ...member, program }] : [];
  });
  const amount = money(Math.round(total));
  const title = text.combinationTitle({ amount, count: String(members.length) });
  const lead = verdict === 'match' ? text.combinationLead() : text.checkLead();
  const owed = repayWords(total, toRepay);
  const query = programsQueryOf(idsOf(members));
  return (
    <section aria-label={title}>
      <Card className="px-5! py-3! low:py-0!">
        <Disclosure
          title={title}
          note={<span className="low:in-[details:not([open])]:hidden">{`${lead} ${owed}`}</span>}
        >
          <ul className="divide-y divide-line text-sm">
            {parts.map(({ program, amount, says, source }) => (
              <li key={program.id} className="py-2">
                <p className="flex justify-between gap-4">
                  <Link
                    to={`${PROGRAMS}/${program.id}`}
                    className="inline-target font-semibold text-brand underline"
                  >
                    {program.programName}
                  </Link>
                  <span className="tabular font-semibold">{money(Math.round(amount))}</span>
                </p>
                <p className="text-ink-soft">{repaymentWords(program).join('. ')}</p>
                <p>
                  <CatalogSentence>{says}</CatalogSentence>{' '}
                  {source ? (
                    <a
                      href={source.url}
                      rel="noopener"
                      className="inline-target text-brand underline"
                    >
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
          <p className="mt-1 text-sm">{text.withLoan({ type: loanType })}</p>
          {checks.map((check) => (
            <p key={check} className="text-sm text-warn-ink">
              {text[`check-${check}`]()}
            </p>
          ))}
          <ButtonLink look="outline" to={CALCULATOR + query} className="mt-3 w-full">
            {text.useCombination()}
          </ButtonLink>
        </Disclosure>
      </Card>
    </section>
  );
}

/** Returns a phrase about how much of the assistance the buyer may have to pay back. */
function repayWords(total: number, toRepay: number): string {
  if (toRepay <= 0) return text.nothingToRepay();
  const amount = money(Math.round(toRepay));
  return amount === money(Math.round(total)) ? text.toRepayAll() : text.toRepay({ amount });
}

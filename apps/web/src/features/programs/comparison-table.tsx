import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import { type ReactNode, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { day } from '@/lib/format.ts';
import { programsText as text } from '@/lib/texts.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { searchFor } from './compared-ids.ts';
import { Funding } from './funding.tsx';
import { amountWords, kindWords, repaymentWords } from './program-words.ts';
import { rulesWords } from './rules-met.ts';

type Program = MatchedProgram | AlmostProgram;

const rows: readonly { heading: () => string; cell: (program: Program) => ReactNode }[] = [
  { heading: text.rowAmount, cell: amountWords },
  { heading: text.rowKind, cell: kindWords },
  {
    heading: text.rowRepayment,
    cell: (program) => program.specifics.repaymentTerms || repaymentWords(program).join(', '),
  },
  {
    heading: text.rowInterest,
    cell: ({ specifics }) => specifics.interestRate || text.askAgency(),
  },
  { heading: text.rowFunding, cell: ({ status }) => <Funding status={status} /> },
  { heading: text.rowRules, cell: ({ rules }) => rulesWords(rules) },
  { heading: text.rowChecked, cell: ({ checkedOn }) => day(checkedOn) },
];

/** Programs side by side. Wider than the page column on a wide screen, scrollable on a narrow one. */
export function ComparisonTable({
  programs,
  place,
}: {
  programs: readonly Program[];
  /** The element to focus when the buyer opens the comparison. */
  place: RefObject<HTMLElement | null>;
}) {
  const headingId = useId();
  const search = searchFor(programs.map(({ id }) => id));
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-8 scroll-mt-4 lg:relative lg:left-1/2 lg:w-[min(60rem,calc(100vw-23.5rem))] lg:-translate-x-1/2"
    >
      <h2 id={headingId} className="mb-2 text-base font-bold">
        {text.sideBySide()}
      </h2>
      {/* The links inside make this scrollable by keyboard. */}
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full min-w-max border-collapse text-left text-sm">
          <thead>
            <tr>
              <td className="sticky left-0 bg-surface" />
              {programs.map(({ id, programName, agencyName }) => (
                <th
                  key={id}
                  scope="col"
                  className="w-36 max-w-36 px-3 py-3 lg:w-56 lg:max-w-56 lg:px-4 align-top font-normal"
                >
                  <Link
                    to={`${PROGRAMS}/${id}${search}`}
                    className="scroll-mb-48 text-base leading-snug font-bold text-brand underline"
                  >
                    {programName}
                  </Link>
                  <span className="mt-1 block text-ink-soft">{agencyName}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ heading, cell }) => (
              <tr key={heading()} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 w-24 max-w-24 bg-surface px-3 py-3 lg:px-4 align-top font-semibold"
                >
                  {heading()}
                </th>
                {programs.map((program) => (
                  <td
                    key={program.id}
                    className="w-36 max-w-36 px-3 py-3 lg:w-56 lg:max-w-56 lg:px-4 align-top"
                  >
                    {cell(program)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

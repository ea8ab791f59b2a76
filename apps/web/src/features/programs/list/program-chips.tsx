import { type AlmostProgram, type MatchedProgram, openChecks } from '@latchkey/domain';
import { repaymentChip } from '@/lib/program-words.ts';
import { programsText, programListText as text } from '@/lib/texts.ts';
import { type ExplainedTerm, useExplained } from '@/ui/explained-text.tsx';

type Look = 'kept' | 'warn' | 'plain';

interface Chip {
  readonly words: string;
  readonly look: Look;
}

const looks: Readonly<Record<Look, string>> = {
  kept: 'bg-brand-tint text-brand',
  warn: 'bg-warn-tint text-warn-ink',
  plain: 'bg-panel',
};

/** Shows how the buyer repays the assistance, who offers it, and what is left to check. */
export function ProgramChips({ program }: { program: MatchedProgram | AlmostProgram }) {
  const { withButtons, explanation } = useExplained(repaymentTerms());
  return (
    <div className="mt-1 sm:col-start-1 sm:row-start-4">
      <ul className="flex flex-wrap gap-1.5">
        {chipsOf(program).map(({ words, look }) => (
          <li
            key={words}
            className={`rounded-small px-2 font-semibold forced-colors:border ${looks[look]}`}
          >
            {withButtons(words)}
          </li>
        ))}
      </ul>
      {explanation}
    </div>
  );
}

/** Explains repayment terms, which are new to many buyers. */
function repaymentTerms(): ExplainedTerm[] {
  return [
    explained('grant', text.grantWords(), text.grantMeans()),
    explained('forgiven', text.forgivenWords(), text.forgivenMeans()),
    explained('monthly', text.monthlyWords(), text.monthlyMeans()),
    explained('later', text.laterWords(), text.laterMeans()),
  ];
}

/** @param words the wordings of a term, separated by "|" */
function explained(name: string, words: string, explanation: string): ExplainedTerm {
  return { name, words: words.split('|'), explanation };
}

/**
 * Returns a program's chips. Assistance that the buyer keeps is green. A debt, or a requirement
 * that is left to check, has a warm color.
 */
export function chipsOf(program: MatchedProgram | AlmostProgram): readonly Chip[] {
  const { short, needsAgency } = openChecks(program);
  const count = needsAgency ? 0 : short.length;
  return [
    ...(count > 0 ? [{ words: text.toAnswer({ count }), look: 'warn' } as const] : []),
    { words: repaymentChip(program), look: repaymentLook(program) },
    ...(program.provider === 'lender'
      ? [{ words: text.lendersOwn(), look: 'plain' } as const]
      : []),
    ...(program.verifyFirst ? [{ words: programsText.verifyFirst(), look: 'warn' } as const] : []),
  ];
}

function repaymentLook({ kind, repayment }: Pick<MatchedProgram, 'kind' | 'repayment'>): Look {
  if (kind === 'tax-credit') return 'plain';
  return kind === 'grant' || repayment?.forgiven ? 'kept' : 'warn';
}

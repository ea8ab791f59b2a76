import type { AppliedHelp, Estimate } from '@latchkey/domain';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { helpCostText as text } from '@/lib/texts.ts';
import { addressOf } from '@/state/wizard.ts';
import { helpCostWords } from './help-cost-words.ts';

/** Shows what each applied program's assistance costs. Renders nothing without assistance. */
export function HelpTerms({ estimate: { help } }: { estimate: Estimate }) {
  if (help.length === 0) return null;
  return (
    <section
      id="help-cost"
      aria-labelledby="help-cost-title"
      className="grow basis-56 scroll-mt-6 rounded-control border border-line px-4 py-3"
    >
      <h3 id="help-cost-title" className="text-sm font-bold">
        {text.title()}
      </h3>
      {help.map((part) => (
        <ProgramTerms key={part.program.id} {...part} />
      ))}
    </section>
  );
}

function ProgramTerms({ program, amount, payment, balance }: AppliedHelp) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        {text.lead({ amount: money(amount), program: program.programName })}
      </p>
      <ul className="mt-1 list-disc pl-4 text-sm">
        {helpCostWords(program, payment, balance).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link
        to={addressOf({ path: `programs/${program.id}` })}
        className="-mb-2 inline-flex min-h-8 items-center text-sm font-semibold text-brand underline"
      >
        {text.terms()}
      </Link>
    </>
  );
}

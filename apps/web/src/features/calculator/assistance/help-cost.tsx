import type { Estimate } from '@latchkey/domain';
import { Link } from 'react-router';
import { money } from '@/lib/format.ts';
import { helpCostText as text } from '@/lib/texts.ts';
import { addressOf } from '@/state/wizard.ts';
import { helpCostWords } from './help-cost-words.ts';

/** What the applied help costs. Renders nothing without help. */
export function HelpTerms({
  estimate: { program, comparison, assistancePayment, saleAtEnd },
}: {
  estimate: Estimate;
}) {
  if (!program) return null;
  const amount = money(comparison.assistanceDowpayment);
  return (
    <section
      id="help-cost"
      aria-labelledby="help-cost-title"
      className="grow basis-56 scroll-mt-6 rounded-control border border-line px-4 py-3"
    >
      <h3 id="help-cost-title" className="text-sm font-bold">
        {text.title()}
      </h3>
      <p className="text-sm text-ink-soft">{text.lead({ amount, program: program.programName })}</p>
      <ul className="mt-1 list-disc pl-4 text-sm">
        {helpCostWords(program, assistancePayment, saleAtEnd.assistance).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link
        to={addressOf({ path: `programs/${program.id}` })}
        className="-mb-2 inline-flex min-h-8 items-center text-sm font-semibold text-brand underline"
      >
        {text.terms()}
      </Link>
    </section>
  );
}

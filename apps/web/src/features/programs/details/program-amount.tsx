import { assistance, capOf, type ProgramDetails } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { programsText as text } from '@/lib/texts.ts';
import { useDraft } from '@/state/draft.ts';
import { taxCreditWords } from '../words/program-words.ts';

/** The program's maximum amount for the home in the current quote. */
export function ProgramAmount({ program }: { program: ProgramDetails }) {
  const draft = useDraft();
  const assistanceCap = capOf(program);
  if (program.kind === 'tax-credit')
    return <p className="mt-5">{taxCreditWords(assistanceCap.cap)}</p>;
  if (!draft?.homePrice || draft.downPayment === null) return null;

  const { homePrice, downPayment } = draft;
  const amount = assistance(assistanceCap, { homePrice, downPayment });
  if (amount === 0) return null;
  return (
    <p className="mt-5">
      <span className="tabular block text-3xl leading-tight font-bold">
        {text.upTo({ amount: money(amount) })}
      </span>
      <span className="text-sm text-ink-soft">{text.forYourHome({ price: money(homePrice) })}</span>
    </p>
  );
}

import type { PricedHelp } from '@latchkey/domain';
import { Link } from 'react-router';
import { repaymentWords } from '@/lib/program-words.ts';
import { priceText as text } from '@/lib/texts.ts';
import { buyersProgramAddress } from '@/state/wizard.ts';
import { TermsBlock } from '@/ui/terms-block.tsx';
import type { PriceFigures } from './figures.ts';

/**
 * The content of an open bar: the payment, the cash at closing, the balance owed later, and the
 * terms.
 */
export function BarDetails({
  figures: { month, cash, owed, estimate },
  helps,
  hasProgramPages,
}: {
  figures: PriceFigures;
  /** The bar's programs. Empty without assistance. */
  helps: readonly PricedHelp[];
  /** Whether the buyer can open the programs' pages. Those pages require all answers. */
  hasProgramPages: boolean;
}) {
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <Figure title={month.title} note={month.missing} figure={month.figure} isPayment />
        <Figure title={cash.title} note={cash.result} figure={cash.figure} />
        {helps.length > 0 ? <Figure title={owed.title} figure={owed.figure} isOwed /> : null}
      </dl>
      {helps.map((help) => (
        <p key={help.id} className="mt-3 text-sm">
          <strong className="font-semibold">{`${help.programName}: `}</strong>
          {repaymentWords(help).join(', ')}.{' '}
          {hasProgramPages ? (
            <Link
              to={buyersProgramAddress(help.id)}
              className="inline-target font-semibold text-brand underline"
            >
              {text.seeProgram()}
              <span className="sr-only">{`: ${help.programName}`}</span>
            </Link>
          ) : null}
        </p>
      ))}
      <div className="mt-4">
        <TermsBlock estimate={estimate} />
      </div>
    </>
  );
}

function Figure({
  title,
  note = '',
  figure,
  isPayment,
  isOwed = false,
}: {
  title: string;
  note?: string;
  figure: string;
  isPayment?: true;
  isOwed?: boolean;
}) {
  return (
    <div
      className={isOwed ? '-mx-3 rounded-control bg-warn-tint px-3 py-1.5 sm:mx-0' : 'sm:py-1.5'}
    >
      <dt className="text-sm">{title}</dt>
      <dd className="text-xl leading-7 font-bold" data-payment={isPayment}>
        {figure}
      </dd>
      {note === '' ? null : <dd className="text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}

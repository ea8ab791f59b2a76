import { priceText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { TermsLine } from '@/ui/terms-line.tsx';
import type { PriceFigures } from '../bars/figures.ts';
import { AllTerms } from './all-terms.tsx';

/**
 * Shows the figures at the highest price, and the button that uses this price. For wide windows.
 */
export function SummaryCard({
  title,
  price,
  figures,
  onTerms,
  onUse,
}: {
  title: string;
  /** The highest price as text. */
  price: string;
  figures: PriceFigures;
  onTerms: () => void;
  onUse: () => void;
}) {
  const { month, cash, owed } = figures;
  return (
    <section
      aria-labelledby="at-highest-price"
      className="rounded-card border border-line bg-surface px-5 py-5 shadow-card"
    >
      <h2 id="at-highest-price" className="mb-2 text-base font-semibold tracking-normal">
        {title}
      </h2>
      <dl>
        <Row title={month.title} note={month.missing} figure={month.figure} isPayment />
        <Row title={cash.title} figure={cash.figure} />
        <Row title={owed.title} figure={owed.figure} />
      </dl>
      <div className="border-t border-line pt-3">
        <TermsLine estimate={figures.estimate} />
        <AllTerms of={title} onPress={onTerms} />
      </div>
      <Button onClick={onUse} className="mt-3 w-full">
        {text.takePrice({ price })}
      </Button>
    </section>
  );
}

function Row({
  title,
  note = '',
  figure,
  isPayment,
}: {
  title: string;
  note?: string;
  figure: string;
  isPayment?: true;
}) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-2">
      <dt className="text-sm">
        {title}
        {note === '' ? null : <span className="block text-ink-soft">{note}</span>}
      </dt>
      <dd className="text-right text-xl leading-7 font-bold" data-payment={isPayment}>
        {figure}
      </dd>
    </div>
  );
}

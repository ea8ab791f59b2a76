import type { Estimate } from '@latchkey/domain';
import type { ReactNode, Ref } from 'react';
import { leftOutText as text } from '@/lib/texts.ts';
import { widestFigure } from '@/ui/figure-size.ts';
import { owedLater } from '../owed-later-of.ts';

/** One size for every main figure: half of the card where two stand side by side. */
const figureClass =
  '[--figure:min(2.5rem,86cqi/var(--widest))] @[30rem]:[--figure:min(2.75rem,42cqi/var(--widest))]';

/** The shape of the card around every answer, without its border's color. */
export const cardClass =
  '@container overflow-hidden rounded-card border bg-surface shadow-card outline-none';

/** The card around every answer. Takes focus when a button in it disappears. */
export function AnswerCard({
  estimate: { comparison, saleAtEnd },
  look,
  ref,
  children,
}: {
  estimate: Estimate;
  look: 'plain' | 'warm';
  ref: Ref<HTMLElement>;
  children: ReactNode;
}) {
  const owed = owedLater(comparison, saleAtEnd.assistance).dollars;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="payment"
      style={{ '--widest': widestFigure(comparison, [owed]).toFixed(2) }}
      className={`${cardClass} ${look === 'warm' ? 'border-warn-line' : 'border-line'}`}
    >
      <div className={figureClass}>{children}</div>
    </section>
  );
}

/** Padding of every part of the card. */
export const partClass = 'px-5 py-3 sm:px-7 sm:py-4';

export const labelClass = 'text-xs font-semibold tracking-widest text-ink-soft';

/** What the payment above it leaves out. */
export function LeftOutLine({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <p className="text-sm">{text.notIn({ parts: parts.join(', ') })}</p>
  );
}

/** A payment in a sentence. */
export function boldPayment(words: string) {
  return (
    <strong className="tabular" data-payment>
      {words}
    </strong>
  );
}

/** Any other amount in a sentence. */
export function boldAmount(words: string) {
  return <strong className="tabular">{words}</strong>;
}

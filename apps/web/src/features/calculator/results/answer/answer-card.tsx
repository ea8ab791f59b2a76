import type { ReactNode, Ref } from 'react';
import { leftOutText as text } from '@/lib/texts.ts';

/** Classes for the card around every answer. They do not set the border color. */
export const cardClass =
  '@container overflow-hidden rounded-card border bg-surface shadow-card outline-none';

/** The card around every answer. The card receives focus when one of its buttons disappears. */
export function AnswerCard({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="payment"
      className={`${cardClass} border-line`}
    >
      {children}
    </section>
  );
}

/** Padding for every section of the card. */
export const partClass = 'px-5 py-3 sm:px-7';

export const labelClass = 'text-xs font-semibold tracking-widest text-ink-soft';

/** Lists the costs that the answer's payment does not include. */
export function LeftOutLine({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <p className="text-sm">{text.notIn({ parts: parts.join(', ') })}</p>
  );
}

/**
 * Shows the figures of a lowered payment that the buyer does not qualify for. The figures are
 * muted, below a sentence that explains this.
 */
export function NotYours({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div data-not-yours className="border-l-4 border-line-strong pl-3 text-ink-soft">
      <p className="text-sm font-bold text-ink">{lead}</p>
      {children}
    </div>
  );
}

/** Shows a payment within a sentence in bold. */
export function boldPayment(words: string) {
  return (
    <strong className="tabular" data-payment>
      {words}
    </strong>
  );
}

/** Shows an amount within a sentence of {@link NotYours}, but not in bold. */
export function mutedAmount(words: string) {
  return <span className="tabular">{words}</span>;
}

/** Shows any other amount within a sentence in bold. */
export function boldAmount(words: string) {
  return <strong className="tabular">{words}</strong>;
}

import type { ReactNode, Ref } from 'react';
import { leftOutText as text } from '@/lib/texts.ts';

/** The shape of the card around every answer, without its border's color. */
export const cardClass =
  '@container overflow-hidden rounded-card border bg-surface shadow-card outline-none';

/** The card around every answer. Takes focus when a button in it disappears. */
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

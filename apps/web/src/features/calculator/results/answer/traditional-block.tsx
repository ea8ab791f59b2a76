import type { Estimate } from '@latchkey/domain';
import { leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { answerText as text } from '@/lib/texts.ts';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';
import { LeftOutLine, labelClass, partClass } from './answer-card.tsx';
import { BlockPayment } from './figure-lines.tsx';

/** The traditional payment to the cent, for a buyer without a lowered payment. */
export function TraditionalBlock({ estimate, title }: { estimate: Estimate; title: string }) {
  return (
    <div className={partClass}>
      <h2 className={labelClass}>{title}</h2>
      <p>
        <BlockPayment dollars={estimate.comparison.traditional.payment} />
      </p>
      <p className="text-sm">{text.inside()}</p>
      {estimate.noCommonLoan ? null : <LeftOutLine parts={leftOutOfTraditional(estimate)} />}
      <div className="text-sm">
        <HelpPaymentWords help={estimate.help} />
      </div>
    </div>
  );
}

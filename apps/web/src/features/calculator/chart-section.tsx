import type { ExtraCosts, PaymentComparison, PricingFacts } from '@latchkey/domain';
import { Card } from '@/ui/card.tsx';
import { PaymentsFigure } from './chart-payments-figure.tsx';
import { SavingsFigure } from './chart-savings-figure.tsx';

export interface Pictured {
  readonly facts: PricingFacts;
  /** As it is shown, with the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: Pick<ExtraCosts, 'added'>;
}

/** The figures for people who would rather look than read. */
export function Pictures(pictured: Pictured) {
  return (
    <Card className="grid gap-8">
      <PaymentsFigure {...pictured} />
      <SavingsFigure {...pictured} />
    </Card>
  );
}

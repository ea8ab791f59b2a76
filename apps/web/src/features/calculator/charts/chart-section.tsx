import type { ExtraCosts, PaymentComparison, PricingFacts } from '@latchkey/domain';
import { Card } from '@/ui/card.tsx';
import { PaymentsFigure } from './payments-figure.tsx';
import { SavingsFigure } from './savings-figure.tsx';

export interface ChartFacts {
  readonly facts: PricingFacts;
  /** As shown on the page, with the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: Pick<ExtraCosts, 'added'>;
}

/** The page's charts. */
export function Charts(facts: ChartFacts) {
  return (
    <Card className="grid gap-8">
      <PaymentsFigure {...facts} />
      <SavingsFigure {...facts} />
    </Card>
  );
}

import type { ExtraCosts, PaymentComparison, PricingFacts } from '@latchkey/domain';
import { memo, useDeferredValue } from 'react';
import { Card } from '@/ui/card.tsx';
import { PaymentsFigure } from './chart-payments-figure.tsx';
import { SavingsFigure } from './chart-savings-figure.tsx';

export interface Pictured {
  readonly facts: PricingFacts;
  /** As it is shown, with the buyer's extras in every payment. */
  readonly comparison: PaymentComparison;
  readonly costs: Pick<ExtraCosts, 'added'>;
}

/** The figures for people who would rather look than read. They may follow a frame later. */
export function Pictures({ facts, comparison, costs }: Pictured) {
  const comes = useDeferredValue(comparison);
  const [facts_, costs_] = [useDeferredValue(facts), useDeferredValue(costs)];
  return <Drawn facts={facts_} comparison={comes} costs={costs_} />;
}

const Drawn = memo(function Drawn(pictured: Pictured) {
  return (
    <Card className="grid gap-8">
      <PaymentsFigure {...pictured} />
      <SavingsFigure {...pictured} />
    </Card>
  );
});

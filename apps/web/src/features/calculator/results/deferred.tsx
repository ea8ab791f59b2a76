import type { PaymentComparison } from '@latchkey/domain';
import { memo } from 'react';
import { Card } from '@/ui/card.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { HelpCost } from '../assistance/help-cost.tsx';
import { Charts } from '../charts/chart-section.tsx';
import { Scenarios } from '../scenarios/scenario-section.tsx';
import { SharePanel } from '../sharing/share-panel.tsx';
import { AffordCard } from './afford-card.tsx';
import { SaleCard } from './sale-card.tsx';
import { TermsCard } from './terms-card.tsx';

function YearByYear({ comparison }: { comparison: PaymentComparison }) {
  return (
    <Card>
      <SavingsTable comparison={comparison} />
    </Card>
  );
}

/**
 * Memoized parts that do not need to update on every key press. All are below the inputs, so
 * they never move the input that the buyer is typing in.
 */
export const Deferred = {
  AffordCard: memo(AffordCard),
  Charts: memo(Charts),
  HelpCost: memo(HelpCost),
  SaleCard: memo(SaleCard),
  Scenarios: memo(Scenarios),
  SharePanel: memo(SharePanel),
  TermsCard: memo(TermsCard),
  YearByYear: memo(YearByYear),
};

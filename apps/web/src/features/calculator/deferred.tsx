import type { PaymentComparison } from '@latchkey/domain';
import { memo } from 'react';
import { Card } from '@/ui/card.tsx';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { AffordCard } from './afford-card.tsx';
import { Pictures } from './chart-section.tsx';
import { HelpCost } from './help-cost.tsx';
import { OwnFigures } from './own-figures.tsx';
import { SaleCard } from './sale-card.tsx';
import { Scenarios } from './scenario-section.tsx';
import { SharePanel } from './share-panel.tsx';
import { TermsCard } from './terms-card.tsx';

function YearByYear({ comparison }: { comparison: PaymentComparison }) {
  return (
    <Card>
      <SavingsTable comparison={comparison} />
    </Card>
  );
}

/**
 * The parts that need not follow every key: each is drawn anew only when what it is given changes.
 * All stand below the boxes, so that none moves the one that somebody types in.
 */
export const Later = {
  AffordCard: memo(AffordCard),
  HelpCost: memo(HelpCost),
  OwnFigures: memo(OwnFigures),
  Pictures: memo(Pictures),
  SaleCard: memo(SaleCard),
  Scenarios: memo(Scenarios),
  SharePanel: memo(SharePanel),
  TermsCard: memo(TermsCard),
  YearByYear: memo(YearByYear),
};

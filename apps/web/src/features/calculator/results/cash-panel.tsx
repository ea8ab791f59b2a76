import { memo } from 'react';
import { money } from '@/lib/format.ts';
import { panelsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Figure } from '@/ui/figure.tsx';
import { MovesCost } from '@/ui/owed-later.tsx';
import type { Estimate } from './estimate.ts';

/** The cash that the buyer needs at closing, in total and by part. */
export const CashPanel = memo(function CashPanel({
  estimate: { comparison, costs },
}: {
  estimate: Estimate;
}) {
  const { isQualified } = comparison;
  const { atClosing, insurance } = costs;
  const parts = [
    { label: text.ownMoney(), dollars: atClosing.downPayment },
    {
      label: text.taxesAndInsurance(),
      dollars: isQualified ? atClosing.taxesAndInsurance : 0,
    },
    { label: text.closingCosts(), dollars: atClosing.closingCosts },
    { label: text.points(), dollars: atClosing.points },
    { label: text.lenderFees(), dollars: atClosing.lenderFees },
  ];
  return (
    <Card className="@container max-sm:py-4">
      <h2 id="cash" className="text-base font-bold">
        {text.cashTitle()}
      </h2>
      <Figure dollars={isQualified ? atClosing.lowered : atClosing.traditional} />
      <dl className="mt-1 text-sm">
        {parts.map(({ label, dollars }) =>
          dollars > 0 ? (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular font-semibold">{money(dollars)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {'upFront' in insurance ? (
        <p className="mt-1 text-sm text-ink-soft">
          {text[`financed-${insurance.kind}`]({ premium: money(insurance.upFront) })}
        </p>
      ) : null}
      {isQualified ? (
        <MovesCost comparison={comparison} />
      ) : (
        <p className="mt-2 text-sm">
          {text.moreIfLowered({ more: money(atClosing.taxesAndInsurance) })}
        </p>
      )}
    </Card>
  );
});

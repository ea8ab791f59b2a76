import type { LocalProduct, PaymentComparison } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { paymentText as text } from '@/lib/texts.ts';
import { Figure } from './figure.tsx';
import { WarmNote } from './note.tsx';

/**
 * What the buyer owes later in exchange for a lower payment now, in type as large as the payment.
 *
 * @param owed the balance owed on top of the first loan. Defaults to the second loan's balance.
 * @param items more figures, each an `OwedItem`
 */
export function OwedLater({
  comparison: { isQualified, years, paymentAfter, secondLoan },
  owed,
  items,
  children,
}: {
  comparison: PaymentComparison;
  owed?: { readonly label: string; readonly dollars: number } | undefined;
  items?: ReactNode;
  children?: ReactNode;
}) {
  const isLine = secondLoan.product === 'Line of Credit';
  const onSecond = {
    label: isLine ? text.owedLineOfCredit() : text.owedSecondLoan(),
    dollars: secondLoan.owed,
  };
  const { label, dollars } = owed ?? onSecond;
  return (
    <WarmNote title={isQualified ? text.owedTitle() : text.wouldOweTitle()}>
      <div className="@container">
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
          <OwedItem label={text.paymentAfter({ year: years + 1 })} isWide>
            <Figure dollars={paymentAfter} isPayment />
          </OwedItem>
          <OwedItem label={label}>
            <Figure dollars={dollars} />
          </OwedItem>
          {items}
        </dl>
      </div>
      {children}
    </WarmNote>
  );
}

/** A labeled figure in the list. */
export function OwedItem({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? 'basis-full' : ''}>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Explains that the program postpones costs instead of eliminating them. */
export function MovesCost({ comparison }: { comparison: PaymentComparison }) {
  const { product } = useSite();
  return (
    <p className="mt-2 text-sm">
      <RichText
        text={movesCost(comparison, product)}
        parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
      />
    </p>
  );
}

function movesCost(
  { secondLoan, totalSavings, years }: PaymentComparison,
  product: LocalProduct,
): string {
  const names = loweringNames(product);
  const savings = money(totalSavings);
  return secondLoan.product === 'Line of Credit'
    ? text.movesCost({ ...names, savings, years })
    : text.movesCostToSecondLoan({
        ...names,
        savings,
        years,
        borrowed: money(secondLoan.borrowed),
      });
}

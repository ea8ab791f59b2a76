import type { PaymentComparison } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { Figure } from './figure.tsx';
import { WarmNote } from './note.tsx';
import { text } from './payment-text.ts';

/** What the lowered payment puts off, in the type size of the payment itself. */
export function OwedLater({ comparison }: { comparison: PaymentComparison }) {
  const { isQualified, years, paymentAfter, secondLoan, dueAtClosing } = comparison;
  const isLine = secondLoan.product === 'Line of Credit';
  return (
    <WarmNote title={isQualified ? text.owedTitle() : text.wouldOweTitle()}>
      <div className="@container">
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <Item label={text.paymentAfter({ year: years + 1 })} isWide>
            <Figure dollars={paymentAfter} isPayment />
          </Item>
          <Item label={isLine ? text.owedLineOfCredit() : text.owedSecondLoan()}>
            <Figure dollars={secondLoan.owed} />
          </Item>
          <Item label={text.dueAtClosing()}>
            <Figure dollars={dueAtClosing} />
          </Item>
        </dl>
      </div>
      <p className="mt-2">
        <RichText
          text={putOff(comparison)}
          parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
        />
      </p>
    </WarmNote>
  );
}

function Item({
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

function putOff({ secondLoan, totalSavings, years }: PaymentComparison): string {
  const savings = money(totalSavings);
  return secondLoan.product === 'Line of Credit'
    ? text.movesCost({ savings, years })
    : text.movesCostToSecondLoan({ savings, years, borrowed: money(secondLoan.borrowed) });
}

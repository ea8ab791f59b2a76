import type { PaymentComparison, Product } from '@latchkey/domain';
import { text } from './calculator-text.ts';
import type { PaymentPart } from './payment-bar.tsx';

/** How a product is called where a buyer reads it. */
function productLabel(product: Product): string {
  return product === 'Line of Credit' ? text.lineOfCredit() : text.secondLoan();
}

/** The lowered payment, and what it leaves of the traditional one. */
export function loweredParts(comparison: PaymentComparison): PaymentPart[] {
  const { principalAndInterest, iAndTPayment, amountSaved, secondLoan } = comparison;
  return [
    { mark: 'loan', label: text.principalAndInterest(), dollars: principalAndInterest },
    { mark: 'second', label: productLabel(secondLoan.product), dollars: iAndTPayment },
    { mark: 'saved', label: text.saved(), dollars: amountSaved },
  ];
}

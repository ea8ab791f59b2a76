import type { Deferral } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';

/** The balance as one line, in whole dollars, with the amounts in bold. */
export function balanceWords({
  lessInPayments,
  interestPaid,
  paidAtClosing,
  stillOwed,
}: Deferral): string {
  const amounts = {
    less: whole(lessInPayments),
    closing: whole(paidAtClosing),
    owed: whole(stillOwed),
  };
  return interestPaid >= 0.5
    ? text.equalsWithInterest({ ...amounts, interest: whole(interestPaid) })
    : text.equals(amounts);
}

function whole(dollars: number): string {
  return money(Math.round(dollars));
}

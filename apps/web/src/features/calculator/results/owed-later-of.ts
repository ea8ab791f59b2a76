import type { AssistanceBalance, PaymentComparison } from '@latchkey/domain';
import { panelsText, paymentText } from '@/lib/texts.ts';

export interface OwedLaterWords {
  readonly label: string;
  readonly dollars: number;
  /** Whether the help is part of the amount. */
  readonly withHelp: boolean;
}

/** What the buyer owes on top of the first loan when the program ends. */
export function owedLater(
  { secondLoan: { product, owed } }: Pick<PaymentComparison, 'secondLoan'>,
  assistance: AssistanceBalance,
): OwedLaterWords {
  const isLine = product === 'Line of Credit';
  if (assistance.kind === 'owed' && assistance.dollars > 0) {
    const label = isLine ? panelsText.owedOnLineAndHelp() : panelsText.owedOnSecondAndHelp();
    return { label, dollars: owed + assistance.dollars, withHelp: true };
  }
  const label = isLine ? paymentText.owedLineOfCredit() : paymentText.owedSecondLoan();
  return { label, dollars: owed, withHelp: false };
}

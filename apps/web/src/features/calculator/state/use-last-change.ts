import type { CalculatorDetails } from '@latchkey/domain';
import { useEffect, useRef, useState } from 'react';
import type { Amounts, ChangeableAnswers } from './use-answers.ts';

type Figures = Pick<
  ChangeableAnswers,
  'quote' | 'details' | 'cash' | 'changeAmounts' | 'changeDetails'
>;

interface Before {
  readonly amounts: Required<Amounts>;
  readonly details: CalculatorDetails;
  /**
   * The all-in payment before the change, in dollars a month. Null if the page did not show a
   * payment.
   */
  readonly payment: number | null;
}

/** The last change to the figures. Several key presses in the same box are one change. */
export interface LastChange {
  /**
   * How much the payment changed, in dollars a month. Null if nothing has changed, or if there was
   * no payment before or after the change.
   */
  readonly dollars: number | null;
  /** Undoes the last change. Null if nothing has changed. */
  readonly undo: (() => void) | null;
}

/**
 * Hook that remembers the figures before the last change.
 *
 * @param payment the all-in payment on screen, in dollars a month. Null if the page shows none
 * @returns change functions that remember the earlier figures, and the last change
 */
export function useLastChange(
  { quote, details, cash, changeAmounts, changeDetails }: Figures,
  payment: number | null,
): Pick<Figures, 'changeAmounts' | 'changeDetails'> & { lastChange: LastChange } {
  const [last, setLast] = useState<{ what: string; before: Before } | null>(null);
  const now = useRef<Before>(null);
  useEffect(() => {
    const { homePrice, downPayment } = quote;
    // If the cash equals the down payment, it is not stored separately.
    const amounts = { homePrice, downPayment, cash: cash === downPayment ? null : cash };
    now.current = { amounts, details, payment };
  });

  const remember = (change: object) => {
    const what = Object.keys(change).join();
    const before = now.current;
    if (before) setLast((known) => (known?.what === what ? known : { what, before }));
  };
  const rememberedAmounts = (amounts: Amounts) => {
    remember(amounts);
    changeAmounts(amounts);
  };
  const rememberedDetails = (changed: Partial<CalculatorDetails>) => {
    remember(changed);
    changeDetails(changed);
  };
  const undo = () => {
    if (!last) return;
    changeAmounts(last.before.amounts);
    changeDetails(last.before.details);
    setLast(null);
  };
  return {
    changeAmounts: rememberedAmounts,
    changeDetails: rememberedDetails,
    lastChange: {
      dollars: differenceOf(last?.before.payment ?? null, payment),
      undo: last && undo,
    },
  };
}

function differenceOf(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

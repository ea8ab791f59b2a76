import {
  type AskedPrograms,
  type CashExit,
  type CashFacts,
  type CountedProgram,
  idsOf,
  type PricedAnswers,
  programsQueryOf,
} from '@latchkey/domain';
import { useState } from 'react';
import type { Calculator } from '../../state/calculator.tsx';
import type { Amounts } from '../../state/use-answers.ts';

type Plan = CashFacts['needed']['plan'];

/** Undoes the change that the buyer chose. */
export interface CashUndo {
  readonly back: () => void;
}

interface Pressed {
  readonly before: Required<Amounts> & { readonly plan: Plan | null };
  readonly askedBefore: AskedPrograms;
  readonly paidClosingBefore: boolean;
  /**
   * The figures right after the buyer pressed the button. The Undo button disappears when these
   * figures change.
   */
  readonly after: string;
}

/** The figures on the page that a way to close the cash gap can change. */
interface ExitFigures extends Pick<PricedAnswers, 'homePrice' | 'downPayment'> {
  /** The buyer's cash, in dollars. */
  readonly cash: number;
  /** The applied programs. */
  readonly programs: readonly CountedProgram[];
  readonly helpPaysClosing: boolean;
}

type ExitActions = Pick<Calculator['actions'], 'changeAmounts' | 'changeDetails' | 'changeProgram'>;

/**
 * Hook that applies the chosen way to close the cash gap, and offers an undo until the buyer
 * changes something else. Also stores the plan whose cash the page shows.
 */
export function useCashExit(
  { homePrice, downPayment, cash, programs, helpPaysClosing }: ExitFigures,
  { changeAmounts, changeDetails, changeProgram }: ExitActions,
) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const asked = idsOf(programs);
  const now = keyOf({ homePrice, downPayment, helpPaysClosing }, asked);

  const press = (exit: CashExit) => {
    const after = afterExit(exit, { homePrice, downPayment, helpPaysClosing }, asked);
    if (after.helpPaysClosing !== helpPaysClosing) changeDetails({ helpPaysClosing: true });
    if (exit.kind === 'program') changeProgram(after.asked);
    else if (exit.kind !== 'closing') {
      changeAmounts({ homePrice: after.homePrice, downPayment: after.downPayment, cash });
      if (exit.kind === 'traditional') setPlan('traditional');
    }
    setPressed({
      // Cash equal to the down payment is not stored separately.
      before: { homePrice, downPayment, cash: cash === downPayment ? null : cash, plan },
      askedBefore: asked,
      paidClosingBefore: helpPaysClosing,
      after: keyOf(after, after.asked),
    });
  };

  const back = ({ before, askedBefore, paidClosingBefore }: Pressed) => {
    const { plan: planBefore, ...amounts } = before;
    changeAmounts(amounts);
    if (helpPaysClosing !== paidClosingBefore)
      changeDetails({ helpPaysClosing: paidClosingBefore });
    const isProgramChanged = programsQueryOf(askedBefore) !== programsQueryOf(asked);
    if (askedBefore.programId !== null && isProgramChanged) changeProgram(askedBefore);
    setPlan(planBefore);
    setPressed(null);
  };

  const undo: CashUndo | null = pressed?.after === now ? { back: () => back(pressed) } : null;
  return { plan, setPlan, press, undo };
}

type Changeable = Pick<ExitFigures, 'homePrice' | 'downPayment' | 'helpPaysClosing'>;

/**
 * Returns the figures after the buyer chose a way to close the cash gap. Choosing another program
 * also makes the assistance pay closing costs, because another program closes the gap only that
 * way.
 */
function afterExit(
  exit: CashExit,
  now: Changeable,
  asked: AskedPrograms,
): Changeable & { readonly asked: AskedPrograms } {
  switch (exit.kind) {
    case 'program':
      return { ...now, helpPaysClosing: true, asked: idsOf([exit.program]) };
    case 'closing':
      return { ...now, helpPaysClosing: true, asked };
    default: {
      const { homePrice, downPayment } = exit;
      return { ...now, homePrice, downPayment, asked };
    }
  }
}

function keyOf(figures: Changeable, asked: AskedPrograms): string {
  const { homePrice, downPayment, helpPaysClosing } = figures;
  return `${homePrice}/${downPayment}/${helpPaysClosing}/${programsQueryOf(asked)}`;
}

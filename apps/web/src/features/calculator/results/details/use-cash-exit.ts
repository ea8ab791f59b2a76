import {
  type AskedPrograms,
  type CashFacts,
  type CountedProgram,
  idsOf,
  type PricedAnswers,
  programsQueryOf,
} from '@latchkey/domain';
import { useState } from 'react';
import type { Calculator } from '../../state/calculator.tsx';
import type { Amounts } from '../../state/use-answers.ts';
import type { CashExit } from './cash-exits.ts';

type Plan = CashFacts['needed']['plan'];

/** Undoes the change that the buyer chose. */
export interface CashUndo {
  readonly back: () => void;
}

interface Pressed {
  readonly before: Required<Amounts> & { readonly plan: Plan | null };
  readonly askedBefore: AskedPrograms;
  /** The figures after the buyer pressed the button. Undo disappears when these figures change. */
  readonly after: string;
}

/**
 * Replaces the buyer's figures with the figures of a way to close the cash gap. Offers Undo until
 * the buyer changes another figure. Also holds the plan whose cash the page shows.
 *
 * @param cash the buyer's cash, in dollars
 * @param programs the applied programs
 */
export function useCashExit(
  { homePrice, downPayment }: Pick<PricedAnswers, 'homePrice' | 'downPayment'>,
  cash: number,
  programs: readonly CountedProgram[],
  { changeAmounts, changeProgram }: Pick<Calculator['actions'], 'changeAmounts' | 'changeProgram'>,
) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const asked = idsOf(programs);
  const now = keyOf(homePrice, downPayment, asked);

  const press = (exit: CashExit) => {
    // If the cash equals the down payment, it is not stored separately.
    const before = { homePrice, downPayment, cash: cash === downPayment ? null : cash, plan };
    if (exit.kind === 'program') {
      const chosen = idsOf([exit.program]);
      changeProgram(chosen);
      setPressed({ before, askedBefore: asked, after: keyOf(homePrice, downPayment, chosen) });
      return;
    }
    changeAmounts({ homePrice: exit.homePrice, downPayment: exit.downPayment, cash });
    if (exit.kind === 'traditional') setPlan('traditional');
    const after = keyOf(exit.homePrice, exit.downPayment, asked);
    setPressed({ before, askedBefore: asked, after });
  };

  const back = ({ before, askedBefore }: Pressed) => {
    const { plan: planBefore, ...amounts } = before;
    changeAmounts(amounts);
    const isProgramChanged = programsQueryOf(askedBefore) !== programsQueryOf(asked);
    if (askedBefore.programId !== null && isProgramChanged) changeProgram(askedBefore);
    setPlan(planBefore);
    setPressed(null);
  };

  const undo: CashUndo | null = pressed?.after === now ? { back: () => back(pressed) } : null;
  return { plan, setPlan, press, undo };
}

function keyOf(homePrice: number, downPayment: number, asked: AskedPrograms): string {
  return `${homePrice}/${downPayment}/${programsQueryOf(asked)}`;
}

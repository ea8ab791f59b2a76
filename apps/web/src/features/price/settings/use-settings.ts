import type { QuoteDraft } from '@latchkey/domain';
import { useState } from 'react';
import { changeDraft, currentDraft } from '@/state/draft.ts';

/**
 * The ways to limit the monthly payment: FHA's guide, a stricter guide, or the buyer's own figure.
 */
export const guideChoices = ['fha', 'strict', 'own'] as const;
export type GuideChoice = (typeof guideChoices)[number];

/** The values that the buyer can change on the page. */
export interface Settings {
  readonly choice: GuideChoice;
  /** The buyer's own monthly limit, in dollars. Null until the buyer enters one. */
  readonly own: number | null;
  /** The buyer's own money, in whole dollars. */
  readonly money: number;
  /** The buyer's own money before any change on this page, in whole dollars. */
  readonly answer: number;
  /** Payments on other debts, in dollars a month. */
  readonly debts: number;
  /**
   * Chooses a guide. If the buyer chooses to enter their own figure, the figure starts at `start`,
   * in dollars.
   */
  readonly choose: (choice: GuideChoice, start: number | null) => void;
  readonly changeOwn: (dollars: number | null) => void;
  readonly changeMoney: (dollars: number) => void;
  readonly changeDebts: (dollars: number) => void;
}

/**
 * Hook for the values that the buyer can change on the page. Stores the debts with the draft.
 * Stores the slider's amount only when the buyer uses a price.
 */
export function useSettings({
  cash,
  downPayment,
  calculator,
}: Pick<QuoteDraft, 'cash' | 'downPayment' | 'calculator'>): Settings {
  const [choice, setChoice] = useState<GuideChoice>('fha');
  const [own, changeOwn] = useState<number | null>(null);
  const answer = cash ?? downPayment ?? 0;
  const [moved, changeMoney] = useState<number | null>(null);
  return {
    choice,
    own,
    money: moved ?? answer,
    answer,
    debts: calculator.otherDebts,
    choose: (next, start) => {
      setChoice(next);
      if (next === 'own' && own === null && start !== null) changeOwn(Math.floor(start));
    },
    changeOwn,
    changeMoney,
    changeDebts,
  };
}

function changeDebts(otherDebts: number): void {
  const draft = currentDraft();
  if (draft) changeDraft({ calculator: { ...draft.calculator, otherDebts } });
}

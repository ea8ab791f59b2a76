import type { AgencyProgram } from '@latchkey/contract';
import type { AgencyStatement } from '@latchkey/domain';
import { useRef, useState } from 'react';
import { useToday } from '@/lib/today.ts';

/**
 * The visitor's choice about the money. `until` means that the program is closed until a given
 * date.
 */
export type MoneyChoice = AgencyStatement['status'] | 'until';

/**
 * The statement that a visitor is entering, and the fields that had errors on the first attempt.
 */
export interface TypedStatement {
  readonly choice: MoneyChoice | null;
  /** The date on which a closed program reopens. Empty if the visitor has not typed a date. */
  readonly opensOn: string;
  /** In dollars. Null if the field is empty. NaN if the text is not an amount. */
  readonly moneyLeft: number | null;
  readonly wrong: {
    readonly choice: boolean;
    readonly opensOn: boolean;
    readonly moneyLeft: boolean;
  };
  /** The element that receives focus if a required field is missing. */
  readonly card: React.RefObject<HTMLDivElement | null>;
  choose(choice: MoneyChoice): void;
  typeDay(day: string): void;
  typeMoney(dollars: number | null): void;
  /** Returns the statement. If a field has an error, shows the error and returns undefined. */
  read(): AgencyStatement | undefined;
}

/**
 * Hook for the form that states whether a program has money. The form starts with the values that
 * buyers see now.
 */
export function useStatement({ status, opensOn: opens }: AgencyProgram): TypedStatement {
  const today = useToday();
  const later = opens !== null && opens > today ? opens : '';
  const [choice, setChoice] = useState(firstChoice(status, later));
  const [opensOn, setOpensOn] = useState(later);
  const [moneyLeft, setMoneyLeft] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const wrong = {
    choice: choice === null,
    opensOn: choice === 'until' && opensOn <= today,
    moneyLeft: moneyLeft !== null && !(Number.isInteger(moneyLeft) && moneyLeft >= 0),
  };
  return {
    choice,
    opensOn,
    moneyLeft,
    wrong: isChecked ? wrong : { choice: false, opensOn: false, moneyLeft: false },
    card,
    choose: setChoice,
    typeDay: setOpensOn,
    typeMoney: setMoneyLeft,
    read() {
      setChecked(true);
      if (choice === null || wrong.opensOn || wrong.moneyLeft) {
        card.current?.focus();
        return undefined;
      }
      const isUntil = choice === 'until';
      return {
        status: isUntil ? 'paused' : choice,
        opensOn: isUntil ? opensOn : null,
        moneyLeft,
      };
    },
  };
}

function firstChoice(status: AgencyProgram['status'], opensOn: string): MoneyChoice | null {
  if (status === 'unknown') return null;
  return status === 'paused' && opensOn !== '' ? 'until' : status;
}

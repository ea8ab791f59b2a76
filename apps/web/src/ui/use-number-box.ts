import { useState } from 'react';

/** The result of checking a typed number: a message, and the value if the number is valid. */
export interface InputCheck<Value> {
  readonly accepted?: Value;
  readonly message?: string;
}

interface Typed {
  readonly number: number | null;
  readonly message: string | undefined;
  readonly isAccepted: boolean;
  /**
   * The last accepted number that the buyer typed. If the value changes in any other way, the box
   * shows the new value.
   */
  readonly counted: number | null;
}

export interface NumberBox {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (typed: number | null) => void;
  readonly onBlur: () => void;
}

/**
 * Hook that manages the state of a number box. A rejected number stays in the box with a message,
 * and the figures still use the last accepted number. For text that is not a number (NaN), the
 * field shows its own message.
 *
 * @param value the accepted number. Null if the box is empty and an empty box is allowed
 */
export function useNumberBox<Value extends number | null>({
  value,
  check,
  onAccept,
}: {
  value: Value;
  check: (typed: number | null) => InputCheck<Value>;
  onAccept: (accepted: Value) => void;
}): NumberBox {
  const [typed, setTyped] = useState<Typed | null>(null);
  const held = typed?.counted === value ? typed : null;

  return {
    value: held ? held.number : value,
    error: held?.message,
    onChange: (number) => {
      const { accepted, message }: InputCheck<Value> = Number.isNaN(number) ? {} : check(number);
      const isAccepted = accepted !== undefined;
      const isHeld = !isAccepted || message !== undefined;
      setTyped(isHeld ? { number, message, isAccepted, counted: accepted ?? value } : null);
      if (isAccepted && accepted !== value) onAccept(accepted);
    },
    // If the number was changed to a limit, the box shows that limit when it loses focus. The
    // message stays.
    onBlur: () => setTyped(held?.isAccepted ? { ...held, number: value } : held),
  };
}

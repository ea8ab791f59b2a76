import { useState } from 'react';

/** Result of checking a typed number: the value to use, if there is one, and a message. */
export interface InputCheck<Value> {
  readonly accepted?: Value;
  readonly message?: string;
}

interface Typed {
  readonly number: number | null;
  readonly message: string | undefined;
  readonly isAccepted: boolean;
  /** The accepted value at the time of typing. If it changes later, the box shows the new one. */
  readonly counted: number | null;
}

export interface NumberBox {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (typed: number | null) => void;
  readonly onBlur: () => void;
}

/**
 * State for a number box. A rejected number stays in the box with a message, while the figures
 * still use the last accepted number. If the text is not a number (NaN), the field shows its own message.
 *
 * @param value the accepted number, or null if an empty box is accepted
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
    // On blur, the accepted number replaces a clamped one. The message stays.
    onBlur: () => setTyped(held?.isAccepted ? { ...held, number: value } : held),
  };
}

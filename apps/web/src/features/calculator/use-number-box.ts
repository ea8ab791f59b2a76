import { useState } from 'react';

/** What the calculator makes of a typed number: the value to use, if any, and a message. */
export interface Judged<Taken> {
  readonly taken?: Taken;
  readonly message?: string;
}

interface Typed {
  readonly number: number | null;
  readonly message: string | undefined;
  readonly isTaken: boolean;
  /** What counted once this was typed: where that changes afterwards, the box follows it. */
  readonly counted: number;
}

export interface NumberBox {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (typed: number | null) => void;
  readonly onBlur: () => void;
}

/**
 * A box for a number. A number that cannot be used stays in the box with a message, and the figures
 * stay those of the last number that could. For a text that is no number (NaN) the field itself has the
 * message.
 *
 * @param value the number that counts
 */
export function useNumberBox<Taken extends number>({
  value,
  judge,
  onTaken,
}: {
  value: Taken;
  judge: (typed: number | null) => Judged<Taken>;
  onTaken: (taken: Taken) => void;
}): NumberBox {
  const [typed, setTyped] = useState<Typed | null>(null);
  const held = typed?.counted === value ? typed : null;

  return {
    value: held ? held.number : value,
    error: held?.message,
    onChange: (number) => {
      const { taken, message }: Judged<Taken> = Number.isNaN(number) ? {} : judge(number);
      const isTaken = taken !== undefined;
      const isHeld = !isTaken || message !== undefined;
      setTyped(isHeld ? { number, message, isTaken, counted: taken ?? value } : null);
      if (isTaken && taken !== value) onTaken(taken);
    },
    // A number that counts as another one gives way to it; its message stays.
    onBlur: () => setTyped(held?.isTaken ? { ...held, number: value } : held),
  };
}

import { useState } from 'react';

/** What becomes of a typed number: the value that counts now, if any, and what is to be said. */
export interface Judged<Taken> {
  readonly taken?: Taken;
  readonly message?: string;
}

interface Typed {
  readonly number: number | null;
  readonly message: string;
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
 * A box for a number that always counts as something: what cannot be taken stays in the box with a
 * message, and the figures stay those of the last number that could.
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
      const { taken, message } = judge(number);
      const isTaken = taken !== undefined;
      setTyped(message ? { number, message, isTaken, counted: taken ?? value } : null);
      if (isTaken && taken !== value) onTaken(taken);
    },
    // A number that counts as another one gives way to it; its message stays.
    onBlur: () => setTyped(held?.isTaken ? { ...held, number: value } : held),
  };
}

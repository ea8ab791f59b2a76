import { Failure } from '../../failure.ts';

interface Bounds {
  /** How many pieces of work go on at the same time. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
}

/** Does work in its turn, in the order of asking. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Turns for costly work. Where too many wait already a new one is refused at once: whoever asks
 * later would wait longer than anybody waits for an answer, and the memory is bounded.
 */
export function turns({ atOnce, waiting }: Bounds): Turns {
  const queue: (() => void)[] = [];
  let free = atOnce;

  async function ownTurn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) {
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  /** The turn goes straight to whoever waits longest, so that nobody new comes between. */
  function end(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    await ownTurn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}

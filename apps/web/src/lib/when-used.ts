import { whenRead } from './when-read.ts';

/** Events of a visitor who does more than look at the page. */
const actions = ['focusin', 'keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** After so many milliseconds a visitor stays: many screen readers send no event while they read. */
const STAYS_MS = 10_000;

let firstAction: Promise<void> | undefined;

/** Resolves after the visitor's first action on the site, or after ten seconds. */
export function firstUse(): Promise<void> {
  firstAction ??= new Promise((resolve) => {
    for (const action of actions) {
      window.addEventListener(action, () => resolve(), { once: true, passive: true });
    }
    setTimeout(resolve, STAYS_MS);
  });
  return firstAction;
}

/**
 * Runs work that only a visitor who stays needs: after a delay, and after the visitor's first action
 * on the site or ten seconds. A visitor who only glances at one page does not download it.
 *
 * @param after the delay in milliseconds
 * @returns a function that cancels the work
 */
export function whenUsed(work: () => void, after?: number): () => void {
  let isCancelled = false;
  const action = firstUse();
  const cancel = whenRead(() => {
    void action.then(() => {
      if (!isCancelled) work();
    });
  }, after);
  return () => {
    isCancelled = true;
    cancel();
  };
}

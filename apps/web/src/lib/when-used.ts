import { whenRead } from './when-read.ts';

/** Events of a visitor who does more than look at the page. */
const actions = ['focusin', 'keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

let firstAction: Promise<void> | undefined;

/**
 * Runs work that only a visitor who stays needs: after a delay, and after the visitor's first action
 * on the site. A visitor who only looks at one page then does not download it.
 *
 * @param after the delay in milliseconds
 * @returns a function that cancels the work
 */
export function whenUsed(work: () => void, after?: number): () => void {
  let isCancelled = false;
  firstAction ??= new Promise((resolve) => {
    for (const action of actions) {
      window.addEventListener(action, () => resolve(), { once: true, passive: true });
    }
  });
  const action = firstAction;
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

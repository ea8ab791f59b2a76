import { countStep } from '@latchkey/contract';
import { type FunnelStep, funnelSteps } from '@latchkey/domain';
import { apiAddress } from '@/lib/api/call.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { asksNotToBeTracked } from '@/lib/do-not-track.ts';
import { changeDraft, currentDraft } from '@/state/draft.ts';

/** Steps that are not counted again when the buyer reopens a saved quote. */
const countedBefore: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');

/**
 * Counts a step for the quote in progress, at most once per quote. The first step also counts the
 * quote as started. Skips operators and visitors who ask not to be tracked.
 *
 * @param state the home's state, as known at this step
 */
export async function count(step: FunnelStep, state: string | null): Promise<void> {
  if (asksNotToBeTracked() || (await isByOperator())) return;
  const draft = currentDraft();
  if (draft === null) return;
  const counted = draft.counted ?? countedBefore;
  const steps = new Set<FunnelStep>(['started', step]);
  const due = [...steps].filter((each) => !counted.includes(each));
  if (due.length === 0 || !changeDraft({ counted: [...counted, ...due] })) return;
  await Promise.all(due.map((each) => send({ step: each, state })));
}

/** Asks the server only if the visitor is signed in. */
async function isByOperator(): Promise<boolean> {
  const user = await knownUser();
  return user !== null && (await import('@/state/account/operator-access.ts')).isOnTeam(user.id);
}

/** Avoids `call` so that no token or cookie identifies the visitor. */
async function send(body: { step: FunnelStep; state: string | null }): Promise<void> {
  await fetch(apiAddress(countStep.path), {
    method: countStep.method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

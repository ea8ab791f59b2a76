import { COUNT_STEP_PATH } from '@latchkey/contract';
import { FIRST_STEP_WITH_STATE, type FunnelStep, funnelSteps } from '@latchkey/domain';
import { apiAddress } from '@/lib/api-address.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { asksNotToBeTracked } from '@/lib/do-not-track.ts';
import { countedSteps, keepCountedSteps } from '@/state/draft.ts';

/**
 * Counts a funnel step for the quote in progress, at most once per quote. The first step also
 * counts the step "started". The first step after the home's location is known also counts the
 * location step, because the location may come from a link. Does not count operators or visitors
 * who asked not to be tracked.
 *
 * @param state the home's state. Null if we do not know it yet
 */
export async function count(step: FunnelStep, state: string | null): Promise<void> {
  if (asksNotToBeTracked() || (await isByOperator())) return;
  const counted = countedSteps();
  const isLocated = state !== null && !isBefore(step, FIRST_STEP_WITH_STATE);
  const located = isLocated ? [FIRST_STEP_WITH_STATE] : [];
  const steps = new Set<FunnelStep>(['started', ...located, step]);
  const due = [...steps].filter((each) => !counted.includes(each));
  if (due.length === 0 || !keepCountedSteps([...counted, ...due])) return;
  await Promise.all(due.map((each) => send({ step: each, state })));
}

function isBefore(step: FunnelStep, other: FunnelStep): boolean {
  return funnelSteps.indexOf(step) < funnelSteps.indexOf(other);
}

/** Whether the visitor is an operator. Asks the server only if the visitor is signed in. */
async function isByOperator(): Promise<boolean> {
  const user = await knownUser();
  return user !== null && (await import('@/state/account/operator-access.ts')).isOnTeam(user.id);
}

/**
 * Sends the count without `call`, so that the request contains no token or cookie that identifies
 * the visitor. This also keeps the API client and the schemas of all endpoints out of the first
 * page's code.
 */
async function send(body: { step: FunnelStep; state: string | null }): Promise<void> {
  await fetch(apiAddress(COUNT_STEP_PATH), {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

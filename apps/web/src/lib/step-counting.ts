import { countStep } from '@latchkey/contract';
import { type FunnelStep, funnelSteps } from '@latchkey/domain';
import { apiAddress } from './api.ts';
import { knownUser } from './auth/auth-state.ts';
import { changeDraft, currentDraft } from './draft.ts';

/** What is not counted again of a saved quote that is opened again. */
const firstWay: readonly string[] = funnelSteps.filter((step) => step !== 'submitted');

/**
 * Counts that the quote in progress has come to a step, unless it was counted there before, or the
 * visitor asks not to be tracked or is of the team. With its first step it is counted as started.
 *
 * @param state of the home, as it was known at the step
 */
export async function count(step: FunnelStep, state: string | null): Promise<void> {
  if (asksNotToBeTracked() || (await isOfTheTeam())) return;
  const draft = currentDraft();
  if (draft === null) return;
  const counted = draft.counted ?? firstWay;
  const steps = new Set<FunnelStep>(['started', step]);
  const due = [...steps].filter((each) => !counted.includes(each));
  if (due.length === 0 || !changeDraft({ counted: [...counted, ...due] })) return;
  await Promise.all(due.map((each) => send({ step: each, state })));
}

/** Do Not Track, and Global Privacy Control, which TypeScript does not know. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Asks the server for people who are signed in alone. */
async function isOfTheTeam(): Promise<boolean> {
  const user = await knownUser();
  return user !== null && (await import('./is-operator.ts')).isOperator(user.id);
}

/** Not by `call`: nothing goes along that could tell whose step it is, a proxy's cookie neither. */
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

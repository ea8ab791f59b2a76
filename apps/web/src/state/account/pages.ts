import { pagePaths } from '@latchkey/contract';

/** Paths to the account pages. */
export const DASHBOARD = pagePaths.dashboard;
export const RESET_PASSWORD = pagePaths.resetPassword;
export const CONFIRM_EMAIL = pagePaths.confirmEmail;
export const ACCOUNT = pagePaths.account;
export const SECOND_STEP = pagePaths.secondStep;

/** Query parameter with the team's page that opens after the second step is set up. */
const NEXT = 'next';

/** Returns the link to the page that sets up a second step and then opens a page of the team. */
export function secondStepBefore(path: string): string {
  return `${SECOND_STEP}?${new URLSearchParams({ [NEXT]: path })}`;
}

/**
 * Returns the team's page that opens after the second step is set up. Null for any other address,
 * so that a link cannot lead the user to another site.
 */
export function pageAfterSecondStep(parameters: URLSearchParams): string | null {
  const next = parameters.get(NEXT);
  return next !== null && /^\/operator(?=[/?]|$)/.test(next) ? next : null;
}

import { pagePaths } from '@latchkey/contract';

/** Paths to the account pages. */
export const DASHBOARD = pagePaths.dashboard;
export const RESET_PASSWORD = pagePaths.resetPassword;
export const CONFIRM_EMAIL = pagePaths.confirmEmail;
export const ACCOUNT = pagePaths.account;
export const SECOND_STEP = pagePaths.secondStep;

/** Query parameter with the path of the team page to open after the second step is set up. */
const NEXT = 'next';

/**
 * Returns the URL of the page that sets up a second step and then opens one of our team's pages.
 */
export function secondStepBefore(path: string): string {
  return `${SECOND_STEP}?${new URLSearchParams({ [NEXT]: path })}`;
}

/**
 * Returns the path of the team page to open after the second step is set up. Null for any other
 * address, so that a link cannot redirect the user to another site.
 */
export function pageAfterSecondStep(parameters: URLSearchParams): string | null {
  const next = parameters.get(NEXT);
  return next !== null && /^\/operator(?=[/?]|$)/.test(next) ? next : null;
}

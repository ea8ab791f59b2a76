import { pagePaths } from '@latchkey/contract';

/** Paths to the account pages. */
export const DASHBOARD = pagePaths.dashboard;
export const RESET_PASSWORD = pagePaths.resetPassword;
export const CONFIRM_EMAIL = pagePaths.confirmEmail;
export const ACCOUNT = pagePaths.account;

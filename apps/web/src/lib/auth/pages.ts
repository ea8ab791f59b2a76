/** Where the account's pages are. */
export const DASHBOARD = '/dashboard';
export const RESET_PASSWORD = '/profile/reset-password';
export const CONFIRM_EMAIL = '/confirm-email';
export const ACCOUNT = '/profile';

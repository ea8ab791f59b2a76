/**
 * The paths of the web app's pages outside the wizard. The web app mounts its pages there, and the
 * server returns 404 for any other path.
 */
export const pagePaths = {
  landing: '/',
  dashboard: '/dashboard',
  account: '/profile',
  resetPassword: '/profile/reset-password',
  confirmEmail: '/confirm-email',
  operator: '/operator',
  leads: '/operator/leads',
  lead: '/operator/leads/:leadId',
  overview: '/operator/overview',
  example: '/example',
  howItWorks: '/how-it-works',
  sources: '/sources',
  withdraw: '/withdraw',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;

/** The wizard's root. For an unknown path below it, the web app shows the first question. */
export const WIZARD_PATH = '/quote';

const patterns = Object.values(pagePaths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether the web app has a page at a path. */
export function isPagePath(path: string): boolean {
  const isWizard = path === WIZARD_PATH || path.startsWith(`${WIZARD_PATH}/`);
  return isWizard || patterns.some((pattern) => pattern.test(path));
}

/**
 * The path that a page's path redirects to: in lower case, without a trailing slash or unnecessary
 * escapes. Undefined if the path needs no redirect or has no page.
 */
export function pageRedirect(path: string): string | undefined {
  const lower = unescaped(path).toLowerCase();
  const target = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
  return target !== path && isPagePath(target) ? target : undefined;
}

/** Replaces escaped letters, digits, hyphens and underscores: `/typ%65` becomes `/type`. */
function unescaped(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w-]/.test(character) ? character : escaped;
  });
}

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
  catalog: '/operator/catalog',
  catalogProgram: '/operator/catalog/:slug',
  example: '/example',
  howItWorks: '/how-it-works',
  sources: '/sources',
  withdraw: '/withdraw',
  correction: '/correction/:programId',
  notices: '/notices',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;

/**
 * The pages that say the same to every visitor, complete without a script. In each language other
 * than English they have an address of their own: `/es/how-it-works`.
 */
export const publicPaths: readonly string[] = [
  pagePaths.landing,
  pagePaths.howItWorks,
  pagePaths.example,
  pagePaths.sources,
  pagePaths.privacy,
  pagePaths.accessibility,
];

/** The wizard's root. For an unknown path below it, the web app shows the first question. */
export const WIZARD_PATH = '/quote';

/** The endpoint that counts a funnel step, which pages call without its schemas. */
export const COUNT_STEP_PATH = '/steps';

const patterns = Object.values(pagePaths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
);

/** The address of a public page in a language other than English: `/es`, `/es/how-it-works`. */
export function pathIn(language: string, path: string): string {
  return `/${language}${path === pagePaths.landing ? '' : path}`;
}

/**
 * The language that an address begins with: `es` for `/es/how-it-works`.
 *
 * @param languages the languages other than English
 */
export function prefixOf(address: string, languages: readonly string[]): string | undefined {
  const [, first] = address.split('/', 2);
  return languages.find((language) => language === first);
}

/**
 * The path of a public page at an address in any language: `/how-it-works` for `/es/how-it-works`.
 * Undefined for any other address.
 *
 * @param languages the languages other than English
 */
export function publicPathOf(address: string, languages: readonly string[]): string | undefined {
  const prefix = prefixOf(address, languages);
  return publicPaths.find((path) => (prefix ? pathIn(prefix, path) : path) === address);
}

/**
 * Whether the web app has a page at a path.
 *
 * @param languages the languages other than English
 */
export function isPagePath(path: string, languages: readonly string[]): boolean {
  return (
    isWizardPath(path) ||
    publicPathOf(path, languages) !== undefined ||
    patterns.some((pattern) => pattern.test(path))
  );
}

function isWizardPath(path: string): boolean {
  return path === WIZARD_PATH || path.startsWith(`${WIZARD_PATH}/`);
}

/**
 * The path that a page's path redirects to: in lower case, without a trailing slash or unnecessary
 * escapes. The wizard's pages have one address for all languages, so `/es/quote/programs` redirects to
 * `/quote/programs`. Undefined if the path needs no redirect or has no page.
 *
 * @param languages the languages other than English
 */
export function pageRedirect(path: string, languages: readonly string[]): string | undefined {
  const lower = unescaped(path).toLowerCase();
  const trimmed = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
  const prefix = prefixOf(trimmed, languages);
  const inWizard = prefix === undefined ? '' : trimmed.slice(prefix.length + 1);
  const target = isWizardPath(inWizard) ? inWizard : trimmed;
  return target !== path && isPagePath(target, languages) ? target : undefined;
}

/** Replaces escaped letters, digits, hyphens and underscores: `/typ%65` becomes `/type`. */
function unescaped(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w-]/.test(character) ? character : escaped;
  });
}

/** Calls that need no token. Add each new call without a token here. */
export const openCalls: readonly string[] = [
  'GET /api/agency/session',
  'GET /api/changes',
  'GET /api/counties/:countyCode',
  'GET /api/locations/:id',
  'GET /api/mortgage-rates',
  'GET /api/open-data',
  'GET /api/programs/by-slug/:slug',
  'GET /api/programs/by-slug/:slug/limits/:countyFips',
  'GET /api/programs/national',
  'GET /api/programs/search',
  'GET /api/programs/states',
  'GET /api/programs/states/:state',
  'GET /api/programs/states/:state/counties/:county',
  'GET /api/proof',
  'GET /api/quotes/programs/:id',
  'GET /api/reference',
  'GET /api/zipcodes/search',
  'GET /auth/v1/.well-known/jwks.json',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'GET /auth/v1/health',
  'GET /auth/v1/settings',
  'GET /auth/v1/verify',
  'POST /api/agency/links',
  'POST /api/agency/open',
  'POST /api/agency/programs/:slug/statements',
  'POST /api/agency/statements/:id/undo',
  'POST /api/agency/stop',
  'POST /api/agency/stop/:token',
  'POST /api/invitations/join',
  'POST /api/invitations/show',
  'POST /api/notices',
  'POST /api/notices/confirm',
  'POST /api/notices/resume',
  'POST /api/notices/stop',
  'POST /api/notices/stop/:token',
  'POST /api/programs/:id/agency-links',
  'POST /api/programs/:id/corrections',
  'POST /api/quotes/help-by-income',
  'POST /api/quotes/prices',
  'POST /api/quotes/programs',
  'POST /api/quotes/submit',
  'POST /api/steps',
  'POST /api/withdrawals',
  'POST /auth/v1/otp',
  'POST /auth/v1/recover',
  'POST /auth/v1/resend',
  'POST /auth/v1/signup',
  'POST /auth/v1/sso',
  'POST /auth/v1/token',
  'POST /auth/v1/verify',
  'PUT /api/agency/monthly-email',
];

/** Files, feeds and calendars of the catalog, which every site may read. */
export const openToEverySite = /^\/(data\/:file|changes\.(atom|json)|(changes|calendar)\/:file)$/;

/** Open routes that are neither in the contract nor in the API description. */
export const undescribed = /^\/(healthz|readyz(\/database)?|\*|api\/docs(\/.*)?|auth\/v1\/\*)$/;

/**
 * Admin routes of the account protocol, and the metrics routes. They require a separate token, and
 * no account can access them.
 */
export const closed: ReadonlySet<string> = new Set([
  '/auth/v1/admin/*',
  '/metrics',
  '/metrics/database',
]);

/** Routes for operators only. Any user may ask the server whether they are an operator. */
export const forTheTeam = /^\/api\/operator\/(?!access$)/;

/** The settings of a server that the start checks. */
interface Checked {
  readonly isProduction: boolean;
  readonly smtpUrl: string | undefined;
  readonly trustProxy: readonly string[] | number;
  readonly auth: { readonly secret: string | undefined; readonly remote: unknown };
}

/**
 * Says in one line each what a production server should have and does not. The server starts anyway,
 * because none of it endangers data at once, and a missing line in a file must not take a site down.
 *
 * @param hasShippedBrand whether the brand file is from the company of the shipped one
 */
export function productionGaps(
  { isProduction, smtpUrl, trustProxy, auth }: Checked,
  hasShippedBrand: boolean,
): string[] {
  if (!isProduction) return [];
  const hasProxies = typeof trustProxy === 'number' || trustProxy.length > 0;
  return [
    ...(hasShippedBrand
      ? ['BRAND_FILE is the shipped brand: the site shows a demonstration, not your company']
      : []),
    ...(smtpUrl === undefined
      ? ['SMTP_URL is not set: emails are written to DATA_DIR/mail instead of being sent']
      : []),
    ...(auth.secret === undefined && !auth.remote
      ? ['AUTH_SECRET is not set: a backup of the database contains the keys of all sessions']
      : []),
    ...(hasProxies
      ? []
      : ['TRUST_PROXY is not set: all visitors behind the proxy share one address and its limits']),
  ];
}

/** The server settings that are checked at startup. */
interface Checked {
  readonly isProduction: boolean;
  readonly smtpUrl: string | undefined;
  readonly trustProxy: readonly string[] | number;
  readonly auth: { readonly secret: string | undefined; readonly remote: unknown };
}

/**
 * Returns one line for each setting that a production server should have but does not. The server
 * starts anyway. No gap endangers data immediately, and a missing setting must not take a site
 * down.
 *
 * @param hasShippedBrand whether the brand file is for the same company as the shipped one
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

/**
 * Configuration that the server writes into the web page along with the brand: where the other
 * services are.
 */
export interface PageConfig {
  /** The base address of the API: a path, or a URL on another host. */
  readonly api: string;
  /** The account service: ours, or a hosted one with its public key. */
  readonly auth: {
    readonly url: string;
    readonly apikey?: string;
    /**
     * Whether new users must follow an emailed link before they can sign in, as far as the server
     * knows.
     */
    readonly confirmsEmail?: boolean;
  };
  /** Google sign-in. Without it the page has no Google button. */
  readonly google?: {
    readonly clientId: string;
    /** URL of Google's script, which draws the button. */
    readonly script: string;
  };
}

/** Our own API and account service, on the host that serves the page. */
export const defaultPageConfig: PageConfig = { api: '/api', auth: { url: '/auth/v1' } };

/** What the server writes into the web app's page besides the brand: where its other parts are. */
export interface PageConfig {
  /** The service that keeps accounts: our own, or a hosted one with its public key. */
  readonly auth: { readonly url: string; readonly apikey?: string };
  /** The sign-in with Google; without it there is no button. */
  readonly google?: {
    readonly clientId: string;
    /** Google's script that draws its button. */
    readonly script: string;
  };
}

/** Our own service, on the host that served the page. */
export const defaultPageConfig: PageConfig = { auth: { url: '/auth/v1' } };

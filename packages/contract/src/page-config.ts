import type { LocalProduct, WeeklyAverage } from '@latchkey/domain';
import type { PageBrand } from './page-brand.ts';
import type { PageAnswers } from './rendered-pages.ts';

/**
 * Configuration that the server embeds in the page together with the brand: the URLs of the other
 * services, and the average rate with which every payment is compared.
 */
export interface PageConfig {
  /** The base URL of the API: a path, or a URL on another host. */
  readonly api: string;
  /** The account service, which is our own service or a hosted service with a public key. */
  readonly auth: {
    readonly url: string;
    readonly apikey?: string;
    /**
     * Whether new users must open a link in an email before they can sign in, as far as the server
     * knows.
     */
    readonly confirmsEmail?: boolean;
  };
  /** Settings for Google sign-in. Without them, the page has no Google button. */
  readonly google?: {
    readonly clientId: string;
    /** URL of Google's script that renders the button. */
    readonly script: string;
  };
  /**
   * The newest weekly average of mortgage rates. Without it, the page shows no payment at the
   * average rate.
   */
  readonly latestAverage?: WeeklyAverage;
  /**
   * The savings that the site advertises, in percent. Null if the site advertises none, because it
   * offers no lowered payment or the savings are small.
   */
  readonly mostSaved?: number | null;
  /**
   * Whether the site hides some programs of the catalog. If true, the site's example does not state
   * a number of programs.
   */
  readonly hidesPrograms?: boolean;
  /** Whether the site sends notices about changes, which requires a postal address of the brand. */
  readonly sendsNotices?: boolean;
}

/** Our own API and account service, on the same host as the page. */
export const defaultPageConfig: PageConfig = {
  api: '/api',
  auth: { url: '/auth/v1' },
  mostSaved: 30,
};

/** The data that the server embeds in each page as JSON, in elements with these IDs. */
export interface PageData {
  /** The brand, in the page's language. */
  readonly brand: PageBrand;
  /** The product, in the page's language. */
  readonly product: LocalProduct;
  readonly config: PageConfig;
  /** The API responses that the server used to render the page. */
  readonly answers?: Partial<PageAnswers>;
}

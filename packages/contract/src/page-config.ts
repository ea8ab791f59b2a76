import type { LocalProduct, WeeklyAverage } from '@latchkey/domain';
import type { PageBrand } from './page-brand.ts';
import type { PageAnswers } from './rendered-pages.ts';

/**
 * Configuration that the server inlines into the web page along with the brand: the addresses of
 * the other services, and the average that every payment is compared with.
 */
export interface PageConfig {
  /** The base address of the API: a path, or a URL on another host. */
  readonly api: string;
  /** The account service: our own, or a hosted one with its public key. */
  readonly auth: {
    readonly url: string;
    readonly apikey?: string;
    /**
     * Whether new users must follow an emailed link before they can sign in, as far as the server
     * knows.
     */
    readonly confirmsEmail?: boolean;
  };
  /** Google sign-in. Without it, the page has no Google button. */
  readonly google?: {
    readonly clientId: string;
    /** URL of Google's script, which renders the button. */
    readonly script: string;
  };
  /** The newest weekly average of mortgage rates. Without it, no payment is shown at the average. */
  readonly latestAverage?: WeeklyAverage;
  /**
   * The savings that the site advertises, in percent. Null if it advertises none, because it offers
   * no lowered payment or the savings are small.
   */
  readonly mostSaved?: number | null;
  /**
   * Whether the site hides programs of the catalog. If so, its example does not say how many
   * programs fit.
   */
  readonly hidesPrograms?: boolean;
  /** Whether the site sends notices about changes. It does if the brand has a postal address. */
  readonly sendsNotices?: boolean;
}

/** Our own API and account service, on the same host as the page. */
export const defaultPageConfig: PageConfig = {
  api: '/api',
  auth: { url: '/auth/v1' },
  mostSaved: 30,
};

/** What the server embeds in each page as JSON, in elements with these IDs. */
export interface PageData {
  /** In the page's language. */
  readonly brand: PageBrand;
  /** In the page's language. */
  readonly product: LocalProduct;
  readonly config: PageConfig;
  /** The data that the server rendered the page with. */
  readonly answers?: Partial<PageAnswers>;
}

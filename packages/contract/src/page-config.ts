import {
  Fraction,
  type LocalProduct,
  type SiteExample,
  type WeeklyAverage,
} from '@latchkey/domain';
import type { PageBrand } from './page-brand.ts';
import type { PageAnswers } from './rendered-pages.ts';

/**
 * Configuration that the server embeds in the page together with the brand. It contains the URLs of
 * the other services, and the average mortgage rate that the page uses for comparisons.
 */
export interface PageConfig {
  /** The base URL of the API: a path, or a URL on another host. */
  readonly api: string;
  /** The account service, which is our own service or a hosted service with a public key. */
  readonly auth: {
    readonly url: string;
    readonly apikey?: string;
    /**
     * Whether new users must open a link in an email before they can sign in. Undefined if the
     * server does not know.
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
   * Staff sign-in through the company's identity provider. If undefined, the page has no button for
   * it.
   */
  readonly staffSignIn?: {
    /** The provider's name, as shown on the button. */
    readonly name: string;
  };
  /**
   * The latest weekly average of mortgage rates. If undefined, the page shows no payment at the
   * average rate.
   */
  readonly latestAverage?: WeeklyAverage;
  /**
   * The savings that the site advertises, in percent. Null if the site advertises none, because it
   * offers no lowered payment or the savings are small.
   */
  readonly mostSaved?: number | null;
  /** The buyer in the example on the landing page. The home is in one of the site's states. */
  readonly example: SiteExample;
  /**
   * Whether the site sends notices about changes. This requires that the brand has a postal
   * address.
   */
  readonly sendsNotices?: boolean;
  /** How many days the site keeps pre-approval requests. */
  readonly retentionDays?: number;
}

/**
 * The configuration for a page that our server did not send. Every URL is on the page's own host.
 */
export const defaultPageConfig: PageConfig = {
  api: '/api',
  auth: { url: '/auth/v1' },
  mostSaved: 30,
  example: {
    city: 'Detroit',
    state: 'MI',
    homePrice: 145_000,
    downPayment: 12_000,
    creditScore: 'fair',
    propertyTax: Fraction.parse(0.01642),
    insurance: Fraction.parse(0.00971),
    help: null,
    found: 0,
    most: 0,
  },
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

import type { Writable } from 'node:stream';
import type { Brand, SiteProduct } from '@latchkey/domain';
import type { AuthSettings } from './auth/settings/auth-settings.ts';
import type { Database } from './db/database.ts';
import type { LeadSettings } from './leads/lead-settings.ts';
import type { MailSettings } from './mail/mail-transport.ts';
import type { NoticeSettings } from './notices/notice-settings.ts';
import type { BrandPictures } from './pictures/brand-pictures.ts';
import type { Clock } from './process/clock.ts';
import type { Role } from './process/role.ts';
import type { CatalogStore } from './programs/catalog-store.ts';
import type { RateSettings } from './reference/rates/rate-settings.ts';
import type { ReferenceData } from './reference-data/load-reference-data.ts';

/** Everything that the app needs. The caller creates these objects. */
export interface Dependencies extends MailSettings {
  readonly role: Role;
  readonly database: Database;
  /** Read replica for the inbox. By default, the database itself. */
  readonly replica?: Database;
  readonly clock: Clock;
  readonly auth: AuthSettings;
  readonly leads: LeadSettings;
  readonly notices: NoticeSettings;
  readonly rates: RateSettings;
  readonly reference: ReferenceData;
  readonly catalog: CatalogStore;
  readonly brand: Brand;
  readonly product: SiteProduct;
  /** Pictures from the brand file. By default, no pictures. */
  readonly brandPictures?: BrandPictures;
  /** Folder with the built web app. Undefined when another server serves the web app. */
  readonly webApp: string | undefined;
  /** The API's origin, if the API and the web app are on different hosts. */
  readonly apiUrl?: string | undefined;
  /** Other origins whose pages may call the API with credentials. */
  readonly corsOrigins: readonly string[];
  /**
   * Addresses and ranges of proxies whose forwarding headers are trusted, or the number of proxies
   * that every request passes through.
   */
  readonly trustProxy: readonly string[] | number;
  /**
   * Average event loop delay above which the server sheds load, in milliseconds. 0 turns shedding
   * off.
   */
  readonly maxEventLoopDelayMs: number;
  /** Bearer token for `/metrics`. Without a token, the route does not exist. */
  readonly metricsToken: string | undefined;
  readonly databaseLoad?: () => Readonly<Record<string, number>>;
  /** Folder with the server's own data, whose free space `/metrics` reports. */
  readonly writtenFolder?: string | undefined;
  readonly logLevel: string;
  /** Log destination. By default, standard output. */
  readonly logStream?: Writable;
}

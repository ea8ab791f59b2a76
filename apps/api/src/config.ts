import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import {
  type AuthSettings,
  authEnvironment,
  authSecrets,
  authSettings,
} from './auth/settings/auth-settings.ts';
import {
  type DatabaseSettings,
  databaseEnvironment,
  databaseSecrets,
  databaseSettings,
} from './db/database-settings.ts';
import {
  type LeadSettings,
  leadEnvironment,
  leadSecrets,
  leadSettings,
} from './leads/lead-settings.ts';
import {
  type NoticeSettings,
  noticeEnvironment,
  noticeSettings,
} from './notices/notice-settings.ts';
import { freePort } from './process/free-port.ts';
import { type Role, roleEnvironment, roleOf } from './process/role.ts';
import { StartFailure } from './process/start-failure.ts';
import {
  type RateSettings,
  rateEnvironment,
  rateSettings,
} from './reference/rates/rate-settings.ts';
import { isLoopback } from './settings/loopback.ts';
import { isTrustable, proxyFault } from './settings/proxies.ts';
import { withSecretFiles } from './settings/secret-files.ts';
import { list, wholeNumber } from './settings/values.ts';
import {
  type TracingSettings,
  tracingEnvironment,
  tracingSecrets,
  tracingSettings,
} from './tracing/tracing-settings.ts';

/** The brand file that ships with the software. */
export const shippedBrand: string = fileURLToPath(
  new URL('../../../brand/brand.json', import.meta.url),
);
const shippedProduct = fileURLToPath(new URL('../../../brand/product.json', import.meta.url));
/** Settings that contain a secret. Error messages never repeat their values. */
const secrets: ReadonlySet<string> = new Set([
  ...databaseSecrets,
  'METRICS_TOKEN',
  'SMTP_URL',
  ...authSecrets,
  ...leadSecrets,
  ...tracingSecrets,
]);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const path = z.pipe(
  z.string(),
  z.transform((typed) => resolve(typed)),
);

const settings = z.object({
  ...authEnvironment,
  ...databaseEnvironment,
  ...leadEnvironment,
  ...noticeEnvironment,
  ...rateEnvironment,
  ...roleEnvironment,
  ...tracingEnvironment,
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string(), 'localhost'),
  NODE_ENV: z.optional(z.string()),
  DATA_DIR: z._default(path, resolve('var')),
  BRAND_FILE: z._default(path, shippedBrand),
  PRODUCT_FILE: z._default(path, shippedProduct),
  CATALOG_DIR: z.optional(path),
  API_URL: z.optional(
    z
      .string()
      .check(z.refine(isOrigin, { error: 'must be an origin like https://api.example.com' })),
  ),
  CORS_ORIGINS: z._default(
    list(isOrigin, 'must list origins like https://www.example.com, with commas between'),
    [],
  ),
  TRUST_PROXY: z._default(
    z.union([
      z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number)),
      list(isTrustable, proxyFault),
    ]),
    [],
  ),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((typed) => /^smtps?:$/.test(URL.parse(typed)?.protocol ?? ''), {
        error: 'must be an address like smtps://user:password@mail.example.com',
      }),
    ),
  ),
  MAIL_FROM: z.optional(z.email('must be an email address')),
  MAX_EVENT_LOOP_DELAY_MS: z.optional(wholeNumber(0, 60_000)),
  /** The former name of `MAX_EVENT_LOOP_DELAY_MS`. */
  LONGEST_DELAY: z.optional(wholeNumber(0, 60_000)),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

/** Every environment variable that the server reads. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

export interface Config {
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseSettings: DatabaseSettings;
  readonly brandFile: string;
  readonly productFile: string;
  /** Folder with the operator's own programs. */
  readonly catalogDir: string | undefined;
  /** The URL of the API for the web app, if the API and the page are on different hosts. */
  readonly apiUrl: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: readonly string[] | number;
  /**
   * URL of the mail server. Without a mail server, emails are written to files in the data folder.
   */
  readonly smtpUrl: string | undefined;
  /** Sender address of emails. By default, the brand's support address. */
  readonly mailFrom: string | undefined;
  /** Whether the log may show links from emails. True only for a local trial. */
  readonly logsLinks: boolean;
  /** Whether the server is deployed, as opposed to a local trial. */
  readonly isProduction: boolean;
  /**
   * Average event loop delay above which the server sheds load, in milliseconds. 0 turns shedding
   * off.
   */
  readonly maxEventLoopDelayMs: number;
  /** How long the server continues to accept requests after SIGTERM, in seconds. */
  readonly drainSeconds: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly auth: AuthSettings;
  readonly leads: LeadSettings;
  readonly notices: NoticeSettings;
  readonly rates: RateSettings;
  /** Settings for tracing. Undefined if tracing is off. */
  readonly tracing: TracingSettings | undefined;
}

/**
 * Reads the settings from the environment. An empty value counts as not set. A secret may also be in
 * a file: see {@link withSecretFiles}.
 *
 * @throws {StartFailure} with one line per invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const read = settings.safeParse(withSecretFiles(Object.fromEntries(set), secrets));
  if (!read.success) {
    const faults = read.error.issues.map(({ path: [name = ''], message }) => {
      const actual = secrets.has(String(name)) ? '' : `, not "${environment[String(name)]}"`;
      return `${String(name)} ${message}${actual}`;
    });
    // A list with two invalid parts reports the same problem twice.
    throw new StartFailure([...new Set(faults)].join('\n'));
  }
  const { data } = read;
  const isProduction = data.NODE_ENV === 'production';
  return {
    role: roleOf(data),
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseSettings: databaseSettings(data),
    brandFile: data.BRAND_FILE,
    productFile: data.PRODUCT_FILE,
    catalogDir: data.CATALOG_DIR,
    apiUrl: data.API_URL,
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    logsLinks: !isProduction && isLoopback(data.HOST),
    isProduction,
    maxEventLoopDelayMs: data.MAX_EVENT_LOOP_DELAY_MS ?? data.LONGEST_DELAY ?? 500,
    drainSeconds: data.DRAIN_SECONDS,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    auth: authSettings(data, {
      ownUrl: `http://localhost:${data.PORT}`,
      apiUrl: data.API_URL,
      isProduction,
    }),
    leads: leadSettings(data),
    notices: noticeSettings(data),
    rates: rateSettings(data),
    tracing: tracingSettings(data),
  };
}

/**
 * Reads the configuration for a server that is about to listen. Replaces port 0 with a free port,
 * because emails and tokens contain the site's URL.
 *
 * @throws {StartFailure} also if, in production, the site's URL is missing, is a loopback URL or
 * does not start with https:
 */
export async function readServerConfig(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Config> {
  const config = readConfig(environment);
  const { protocol, hostname } = new URL(config.auth.siteUrl);
  if (config.isProduction && (protocol !== 'https:' || isLoopback(hostname))) {
    throw new StartFailure(
      'SITE_URL must be the public address of the site in production, like https://www.example.com: emailed links use it',
    );
  }
  if (config.port !== 0) return config;
  // If there is no free port, `listen` reports the reason.
  const port = await freePort(config.host).catch(() => 0);
  return readConfig({ ...environment, PORT: String(port) });
}

function isOrigin(typed: string): boolean {
  return /^https?:/.test(typed) && URL.parse(typed)?.origin === typed;
}

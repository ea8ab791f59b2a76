import { createHash } from 'node:crypto';
import { findPage, pathIn, publicPaths, signedInPaths } from '@latchkey/contract';
import { type Brand, brandIn } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import type { ServedPicture, SitePictures } from '../drawing/site-pictures.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Clock } from '../process/clock.ts';
import { manifestPath, themeColors } from './brand-head.ts';
import { llmsTxt } from './llms-txt.ts';
import type { PublicData } from './pages.ts';

/** A file that the server generates from the brand. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly content: () => Promise<Buffer | string>;
}

interface Site {
  readonly brand: Brand;
  readonly pictures: SitePictures;
  readonly languages: readonly string[];
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
  /** Path to our own account server. Empty if the server is at the root. */
  readonly authPrefix: string;
  readonly clock: Clock;
  readonly publicData: Pick<PublicData, 'listed' | 'statusOf'>;
}

const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Number of days that a security.txt is valid. RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;

/**
 * Returns a function that finds a file by its path. The server generates these files from the
 * brand: pictures, and files that software reads.
 */
export function siteFiles(site: Site): (path: string) => SiteFile | undefined | Promise<SiteFile> {
  const { pictures, languages } = site;
  const fixed = new Map([
    ...pictures.all.map((each) => [each.path, pictureFile(each, FOREVER)] as const),
    ['/favicon.ico', pictureFile(pictures.oldIcon, HOUR)] as const,
    ['/robots.txt', textFile('text/plain; charset=utf-8', robotsTxt(site))] as const,
    ['/llms.txt', textFile('text/markdown; charset=utf-8', llmsTxt(site))] as const,
    ...languages.map((language) => {
      const written = JSON.stringify(manifest(site, language));
      return [manifestPath(language), textFile('application/manifest+json', written)] as const;
    }),
  ]);
  return (path) => {
    if (path === '/sitemap.xml') return sitemapFile(site);
    return path === '/.well-known/security.txt'
      ? textFile('text/plain; charset=utf-8', securityTxt(site))
      : fixed.get(path);
  };
}

function pictureFile({ path, type, content }: ServedPicture, cacheControl: string): SiteFile {
  return { type, etag: `"${path.split('/').at(-1)}"`, cacheControl, content };
}

function textFile(type: string, text: string): SiteFile {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { type, etag, cacheControl: HOUR, content: async () => text };
}

/**
 * Returns rules that let search engines read pages that are the same for everyone. Other pages need
 * a visitor's data.
 */
function robotsTxt({ authPrefix, siteUrl }: Site): string {
  const paths = ['/api/', authPrefix && `${authPrefix}/`, ...signedInPaths];
  const lines = paths.filter(Boolean).map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...lines].join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Returns the URL of every public page in each language, with the day of its last change if the
 * page depends on the catalog.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
async function sitemapFile({ languages, siteUrl, publicData }: Site): Promise<SiteFile> {
  const listed = await publicData.listed();
  const existing = publicPaths.filter((path) => {
    const page = findPage(path, []);
    return page && publicData.statusOf(page) === 200;
  });
  const pages = [...existing.map((path) => ({ path, lastChange: '' })), ...listed];
  const urls = pages.flatMap(({ path, lastChange }) =>
    languages.map((language) => {
      const address = siteUrl + (language === defaultLocale ? path : pathIn(language, path));
      const day = lastChange && `<lastmod>${lastChange}</lastmod>`;
      return `<url><loc>${escapeHtml(address)}</loc>${day}</url>`;
    }),
  );
  const root = 'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${urls.join('\n')}\n</urlset>\n`;
  return textFile('application/xml', xml);
}

/** Returns the contacts for security problems. @see RFC 9116 */
function securityTxt({ brand, languages, siteUrl, clock }: Site): string {
  const day = Math.floor(clock().getTime() / DAY_MS) + SECURITY_TXT_DAYS;
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the web app manifest, which a device needs to add the site to a home screen. @see
 * https://www.w3.org/TR/appmanifest
 */
function manifest({ brand, pictures }: Site, language: string): object {
  const local = brandIn(brand, language);
  const { light } = themeColors(local);
  const icons = [...pictures.appIcons].map(([size, { path, type }]) => ({
    src: path,
    type,
    sizes: `${size}x${size}`,
  }));
  const { path, type } = pictures.maskableIcon;
  return {
    id: '/',
    name: local.name,
    short_name: local.name,
    description: local.description ?? local.tagline,
    lang: language,
    start_url: language === defaultLocale ? '/' : `/${language}`,
    scope: '/',
    display: 'browser',
    theme_color: light,
    background_color: light,
    icons: [...icons, { src: path, type, sizes: '512x512', purpose: 'maskable' }],
  };
}

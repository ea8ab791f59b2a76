import { defaultPageConfig, type PageConfig } from '@latchkey/contract';
import { embedded } from './page-data.ts';

/**
 * Returns the settings that our server embeds in the page. Only code outside components uses this
 * function. Components use `config` from `useSite` instead. If the page has no settings, the API is
 * on the page's own host.
 */
export function pageConfig(): PageConfig {
  return { ...defaultPageConfig, ...embedded('config') };
}

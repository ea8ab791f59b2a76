import { defaultPageConfig, type PageConfig } from '@latchkey/contract';

/** Settings that our server embeds in the page. Without them, the API is on the page's own host. */
export function pageConfig(): PageConfig {
  const written = document.getElementById('config')?.textContent || '{}';
  return { ...defaultPageConfig, ...JSON.parse(written) };
}

import { defaultPageConfig, type PageConfig } from '@latchkey/contract';

/** What the server wrote into the page. A page from another server has the API on its own host. */
export function pageConfig(): PageConfig {
  const written = document.getElementById('config')?.textContent || '{}';
  return { ...defaultPageConfig, ...JSON.parse(written) };
}

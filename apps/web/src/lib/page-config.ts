import { defaultPageConfig, type PageConfig } from '@latchkey/contract';

/** What the server wrote into the page; a page that it did not write has our own parts beside it. */
export const pageConfig: PageConfig = {
  ...defaultPageConfig,
  ...JSON.parse(document.getElementById('config')?.textContent || '{}'),
};

import type { PageData } from '@latchkey/contract';
import { create } from 'zustand';
import { pageConfig } from './page-config.ts';
import { embedded } from './page-data.ts';
import type { Site } from './site.ts';

/**
 * Store for the site data that the server embeds in the page. When the visitor switches the
 * language, the data for the new language replaces it.
 */
export const usePageSite = create<Site>(() => ({
  brand: required('brand'),
  product: required('product'),
  config: pageConfig(),
  siteUrl: location.origin,
}));

/** @throws if the page does not contain the data */
function required<Name extends keyof PageData>(name: Name): NonNullable<PageData[Name]> {
  const data = embedded(name);
  if (!data) throw new Error(`The page has no ${name}`);
  return data;
}

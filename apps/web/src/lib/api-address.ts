import { pageConfig } from '@/lib/page-config.ts';

/** URL for an endpoint's path, on this host or the API's own host. */
export function apiAddress(path: string): string {
  return pageConfig().api + path;
}

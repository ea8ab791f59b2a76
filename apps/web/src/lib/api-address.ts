import { pageConfig } from '@/lib/page-config.ts';

/**
 * Returns the URL for an endpoint's path. The endpoint is on this host or on the API's own host.
 */
export function apiAddress(path: string): string {
  return pageConfig().api + path;
}

import { pageConfig } from '@/lib/page-config.ts';

/**
 * Returns the URL of the endpoint with this path. The API is on this host or on a separate host.
 */
export function apiAddress(path: string): string {
  return pageConfig().api + path;
}

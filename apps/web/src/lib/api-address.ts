import { pageConfig } from '@/lib/page-config.ts';

/** Returns the URL of an endpoint, by its path. The API is on this host or on its own host. */
export function apiAddress(path: string): string {
  return pageConfig().api + path;
}

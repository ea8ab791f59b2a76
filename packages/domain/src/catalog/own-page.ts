/** Whether a URL has the same host as a program's website, with or without `www.`. */
export function isOwnPage(address: string, website: string | null): boolean {
  const own = hostOf(website ?? '');
  return own !== undefined && hostOf(address) === own;
}

/** Returns the host of a URL that the catalog's schema accepts, in lowercase and without `www.`. */
export function hostOf(address: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase();
}

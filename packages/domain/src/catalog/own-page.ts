/** Whether an address is on the host of a program's website, with or without `www.`. */
export function isOwnPage(address: string, website: string | null): boolean {
  const own = hostOf(website ?? '');
  return own !== undefined && hostOf(address) === own;
}

/** The host of an address that the catalog's schema accepts, in lower case and without `www.`. */
export function hostOf(address: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase();
}

/** Returns the host in a URL, without `www`. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').split('/')[0] ?? address;
}

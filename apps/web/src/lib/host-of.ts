/** Returns the host in a web address, without `www`. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').split('/')[0] ?? address;
}

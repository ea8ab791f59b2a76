/** Whether a host is this machine, as a setting or a URL spells it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(.+\.)?localhost\.?|\[?::1\]?|127(\.\d{1,3}){3})$/i.test(host);
}

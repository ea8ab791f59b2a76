/** Whether a host from a setting or a URL is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(.+\.)?localhost\.?|\[?::1\]?|127(\.\d{1,3}){3})$/i.test(host);
}

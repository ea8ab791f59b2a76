/** A call of our API that the page's first script made, before the app's code was here. */
interface EarlyCall {
  readonly url: string;
  readonly body: string;
  readonly response: Promise<Response>;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** The response to a call that the first script made already, once. Undefined for any other call. */
export function takeEarlyResponse(url: string, body: string): Promise<Response> | undefined {
  const early = globalThis.earlyCall;
  if (early?.url !== url || early.body !== body) return undefined;
  globalThis.earlyCall = undefined;
  return early.response;
}

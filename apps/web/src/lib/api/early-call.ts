/** A call of our API that the page's first script made, before the app's code was here. */
interface EarlyCall {
  readonly url: string;
  /** Undefined for a call without a body. */
  readonly body?: string;
  readonly response: Promise<Response>;
}

declare global {
  var earlyCalls: EarlyCall[] | undefined;
}

/** Whether the first script made calls that the app has not made yet. */
export function hasEarlyCalls(): boolean {
  return (globalThis.earlyCalls ?? []).length > 0;
}

/** The response to a call that the first script made already, once. Undefined for any other call. */
export function takeEarlyResponse(
  url: string,
  body: string | undefined,
): Promise<Response> | undefined {
  const calls = globalThis.earlyCalls ?? [];
  const index = calls.findIndex((early) => early.url === url && early.body === body);
  return index < 0 ? undefined : calls.splice(index, 1)[0]?.response;
}

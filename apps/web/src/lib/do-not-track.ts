/**
 * Whether the browser sends Do Not Track or Global Privacy Control, which has no TypeScript type.
 */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

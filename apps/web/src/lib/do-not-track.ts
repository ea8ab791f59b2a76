/**
 * Whether the browser sends Do Not Track or Global Privacy Control. TypeScript has no type for
 * Global Privacy Control.
 */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

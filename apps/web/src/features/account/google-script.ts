/** The part of Google Identity Services that we use. */
interface GoogleIdentity {
  initialize: (settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (
    place: HTMLElement,
    look: { type: 'standard'; size: 'large'; text: 'continue_with'; width: number },
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/**
 * Loads Google's script once. Until this function is called, the browser sends nothing to Google.
 *
 * @see https://developers.google.com/identity/gsi/web/reference/js-reference
 */
export function googleIdentity(address: string): Promise<GoogleIdentity> {
  const loaded = window.google?.accounts.id;
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else reject(new Error("Google's script loaded without its API"));
    };
    script.onerror = () => {
      // Removes the script, so that the next call tries to load it again.
      script.remove();
      reject(new Error("Google's script did not load"));
    };
    document.head.append(script);
  });
}

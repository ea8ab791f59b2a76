/** What we use of Google Identity Services. */
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
 * Loads Google's script, once; nobody's browser tells Google anything before that.
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
      else reject(new Error("Google's script brought nothing"));
    };
    script.onerror = () => {
      // Asked for again, it is loaded again.
      script.remove();
      reject(new Error("Google's script could not be loaded"));
    };
    document.head.append(script);
  });
}

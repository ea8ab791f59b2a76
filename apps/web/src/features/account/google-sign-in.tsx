import type { PageConfig } from '@latchkey/contract';
import { type RefObject, useRef, useState } from 'react';
import { logFailure } from '@/lib/log.ts';
import { useSite } from '@/lib/site.ts';
import { accountText as text } from '@/lib/texts.ts';
import { endSignIn } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { signInWithGoogle } from './account-actions.ts';
import { googleIdentity } from './google-script.ts';

/** The maximum width of Google's button, in CSS pixels. */
const MAX_WIDTH = 400;

/** The Google sign-in button. Renders nothing if Google sign-in is not configured. */
export function GoogleSignIn() {
  const { google } = useSite().config;
  return google ? <GoogleButton google={google} /> : null;
}

type Google = NonNullable<PageConfig['google']>;

/**
 * Our own Google button. A click replaces it with Google's button. If Google's button fails to
 * load, our own button stays.
 */
function GoogleButton({ google }: { google: Google }) {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'ours' | 'asked' | 'theirs'>('ours');

  const ask = async () => {
    setStage('asked');
    try {
      if (await showButton(google, place)) setStage('theirs');
    } catch (error) {
      logFailure('Could not load Google sign-in', error);
      setStage('ours');
    }
  };

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text.or()}
      </p>
      <div ref={place} className="flex justify-center empty:hidden" />
      {stage === 'theirs' ? null : (
        <Button
          look="outline"
          pending={stage === 'asked'}
          onClick={() => void ask()}
          className="min-h-13 w-full"
        >
          {text.google()}
        </Button>
      )}
    </div>
  );
}

/**
 * Shows Google's own button in an element of the page. Returns false if the element was removed
 * while the script loaded.
 *
 * @throws if Google's script does not load
 */
async function showButton(
  { script, clientId }: Google,
  place: RefObject<HTMLElement | null>,
): Promise<boolean> {
  const [identity, nonce] = await Promise.all([googleIdentity(script), newNonce()]);
  if (!place.current) return false;
  identity.initialize({
    client_id: clientId,
    nonce: nonce.hash,
    callback: ({ credential }) => void finish(credential, nonce.raw),
  });
  const width = Math.min(MAX_WIDTH, place.current.parentElement?.clientWidth ?? MAX_WIDTH);
  identity.renderButton(place.current, {
    type: 'standard',
    size: 'large',
    text: 'continue_with',
    width,
  });
  return true;
}

async function finish(credential: string, nonce: string): Promise<void> {
  try {
    await signInWithGoogle(credential, nonce);
    endSignIn();
  } catch (error) {
    logFailure('Google sign-in failed', error);
  }
}

/**
 * A nonce and its hash. Google includes the hash in its signed token, and the account service
 * receives the nonce itself.
 */
interface Nonce {
  readonly raw: string;
  readonly hash: string;
}

async function newNonce(): Promise<Nonce> {
  const raw = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw));
  return { raw, hash: hex(new Uint8Array(digest)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

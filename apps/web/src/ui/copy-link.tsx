import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** The button's label and messages, before and after a click. */
export interface CopyLinkWords {
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Label of the text box with the link. The box appears if copying fails. */
  readonly link: string;
}

/**
 * A button that copies a link. If the browser blocks copying, shows the link.
 *
 * @param children more buttons in the same row
 */
export function CopyLink({
  url,
  words,
  children,
}: {
  url: string;
  words: CopyLinkWords;
  children?: ReactNode;
}) {
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean } | null>(null);
  // The page's URL has changed since the link was copied.
  const current = outcome?.url === url ? outcome : null;
  const copy = async () => setOutcome({ url, isCopied: await isCopied(url) });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          {current?.isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status" className="mt-2 max-w-(--column) text-sm empty:hidden">
        {current ? outcomeWords(current, words) : null}
      </p>
      {current && !current.isCopied ? (
        <TextField
          label={words.link}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </>
  );
}

function outcomeWords({ isCopied }: { isCopied: boolean }, words: CopyLinkWords): string {
  return isCopied ? words.copied : words.notCopied;
}

/**
 * Copies the link. Returns whether this succeeded. Browsers have no clipboard API on plain HTTP.
 */
export async function isCopied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

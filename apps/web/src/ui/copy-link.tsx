import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** The labels and messages of the control, before and after a press. */
export interface CopyLinkWords {
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Label of the text box that shows the link if copying fails. */
  readonly link: string;
}

/**
 * A button that copies a link. If the browser does not allow that, shows the link.
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
  // After a change on the page, the copied link is out of date.
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
 * Copies the link and returns whether that worked. On plain HTTP, browsers have no clipboard API.
 */
export async function isCopied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

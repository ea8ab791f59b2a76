import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';
import { secondStepText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { isCopied } from '@/ui/copy-link.tsx';

/**
 * A button that copies text, and shows whether copying succeeded.
 *
 * @param children more buttons in the same row
 */
export function CopyLine({ text: copied, children }: { text: string; children?: ReactNode }) {
  const [isDone, setDone] = useState<boolean | null>(null);
  return (
    <div className="mt-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={async () => setDone(await isCopied(copied))}>
          {isDone ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {text.copy()}
        </Button>
        {children}
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {isDone ? text.copied() : null}
        {isDone === false ? text.notCopied() : null}
      </p>
    </div>
  );
}

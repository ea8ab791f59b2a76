import type { CalculatorDetails, QuoteAnswers } from '@latchkey/domain';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { compareText as text } from '@/lib/texts.ts';
import { sharedCompareAddress } from '@/state/shared-link.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';

/** Copies a link to this comparison with its figures. It holds nothing else about the buyer. */
export function ShareComparison({
  quote: { homePrice, downPayment, homeLocation },
  details: { term, interestRate, applyAssistance },
  ids,
}: {
  quote: QuoteAnswers;
  details: CalculatorDetails;
  ids: readonly number[];
}) {
  const figures = {
    homePrice,
    downPayment,
    term,
    interestRate,
    programId: null,
    withIds: [],
    locationId: homeLocation.id,
    applyAssistance,
  };
  const url = new URL(sharedCompareAddress(figures, ids), location.href).href;
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean } | null>(null);
  // A removed program makes the copied link outdated.
  const current = outcome?.url === url ? outcome : null;
  return (
    <div className="print:hidden">
      <Button
        look="outline"
        onClick={async () => setOutcome({ url, isCopied: await isCopied(url) })}
      >
        {current?.isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        {text.share()}
      </Button>
      <p role="status" className="mt-2 max-w-(--column) text-sm empty:hidden">
        {current ? (current.isCopied ? text.shared : text.notShared)() : null}
      </p>
      {current && !current.isCopied ? (
        <TextField
          label={text.link()}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </div>
  );
}

/** Copies the link and returns whether that worked. Without HTTPS, there is no clipboard API. */
async function isCopied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

import {
  type CalculatorDetails,
  type CountedProgram,
  idsOf,
  type PricedAnswers,
} from '@latchkey/domain';
import { Check, Copy, Send, Share2 } from 'lucide-react';
import { memo, useState } from 'react';
import { shareText as text } from '@/lib/texts.ts';
import { sharedAddress } from '@/state/shared-link.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';

/** Shares the figures as a link. */
export const SharePanel = memo(function SharePanel({
  quote: { homePrice, downPayment, homeLocation },
  details: { term, interestRate, applyAssistance },
  programs,
}: {
  quote: PricedAnswers;
  details: CalculatorDetails;
  /** The programs whose help is applied. */
  programs: readonly CountedProgram[];
}) {
  const address = sharedAddress({
    homePrice,
    downPayment,
    term,
    interestRate,
    ...idsOf(programs),
    locationId: homeLocation.id,
    applyAssistance,
  });
  const url = new URL(address, location.href).href;
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean } | null>(null);
  // A changed figure makes the copied link outdated.
  const current = outcome?.url === url ? outcome : null;

  const copy = async () => setOutcome({ url, isCopied: await copied(url) });
  return (
    <details className="group open:basis-full">
      <summary className="mt-6 inline-flex min-h-13 cursor-pointer list-none items-center gap-2 rounded-small text-sm font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
        <Share2 size={18} aria-hidden />
        {text.title()}
      </summary>
      <p className="text-sm text-ink-soft">{text.lead()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          {current?.isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {text.copy()}
        </Button>
        {'share' in navigator ? (
          <Button look="outline" onClick={() => void send(url)}>
            <Send size={18} aria-hidden />
            {text.send()}
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {current ? outcomeWords(current.isCopied) : null}
      </p>
      {current && !current.isCopied ? (
        <TextField
          label={text.link()}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </details>
  );
});

function outcomeWords(isCopied: boolean): string {
  return isCopied ? text.copied() : text.notCopied();
}

/** Copies the link and returns whether that worked. Without HTTPS, there is no clipboard API. */
async function copied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share sheet. Closing it without choosing an app is not an error. */
async function send(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}

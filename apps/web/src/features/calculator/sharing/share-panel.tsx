import { idsOf } from '@latchkey/domain';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import { shareText as text } from '@/lib/texts.ts';
import { sharedAddress } from '@/state/shared-link.ts';
import { Button } from '@/ui/button.tsx';
import { CopyLink } from '@/ui/copy-link.tsx';
import { useLaterCalculator } from '../state/calculator.tsx';

/** Lets the buyer share the figures as a link. */
export function SharePanel() {
  const { quote, details, estimate } = useLaterCalculator();
  const { homePrice, downPayment, homeLocation } = quote;
  const { term, interestRate, applyAssistance, helpPaysClosing } = details;
  const address = sharedAddress({
    homePrice,
    downPayment,
    term,
    interestRate,
    ...idsOf(estimate.programs),
    locationId: homeLocation.id,
    applyAssistance,
    helpPaysClosing,
  });
  const url = new URL(address, location.href).href;
  return (
    <details className="group open:basis-full">
      <summary className="mt-6 inline-flex min-h-13 cursor-pointer list-none items-center gap-2 rounded-small text-sm font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
        <Share2 size={18} aria-hidden />
        {text.title()}
      </summary>
      <p className="text-sm text-ink-soft">{text.lead()}</p>
      <div className="mt-3">
        <CopyLink
          url={url}
          words={{
            copy: text.copy(),
            copied: text.copied(),
            notCopied: text.notCopied(),
            link: text.link(),
          }}
        >
          {'share' in navigator ? (
            <Button look="outline" onClick={() => void send(url)}>
              <Send size={18} aria-hidden />
              {text.send()}
            </Button>
          ) : null}
        </CopyLink>
      </div>
    </details>
  );
}

/** Opens the browser's share sheet. Closing the sheet without choosing an app is not an error. */
async function send(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}

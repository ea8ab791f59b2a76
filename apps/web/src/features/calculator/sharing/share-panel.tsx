import { idsOf } from '@latchkey/domain';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import { useSite } from '@/lib/site.ts';
import { loanEstimateText, shareText as text } from '@/lib/texts.ts';
import { sharedAddress } from '@/state/shared-link.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CopyLink } from '@/ui/copy-link.tsx';
import { useLaterCalculator } from '../state/calculator.tsx';
import { SavePicture } from './save-picture.tsx';
import { mailAddress, sharedHome, sharedMessage, sharedRows } from './shared-rows.ts';

/** Lets the buyer share the figures as a message with a link, as a link, or as a picture. */
export function SharePanel() {
  const { quote, details, estimate, answer } = useLaterCalculator();
  const { brand } = useSite();
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
  const rows = estimate.noCommonLoan ? [] : sharedRows(answer, estimate);
  const home = sharedHome(quote);
  const message = sharedMessage(home, rows);
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-13 cursor-pointer list-none items-center gap-2 rounded-small text-sm font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
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
            <Button look="outline" onClick={() => void send(message, url)}>
              <Send size={18} aria-hidden />
              {text.send()}
            </Button>
          ) : (
            <ButtonLink look="outline" to={mailAddress(message, url)}>
              <Send size={18} aria-hidden />
              {text.email()}
            </ButtonLink>
          )}
          {rows.length > 0 ? (
            <SavePicture
              picture={{ name: brand.name, home, rows, notice: loanEstimateText.notice() }}
            />
          ) : null}
        </CopyLink>
      </div>
    </details>
  );
}

/** Opens the browser's share sheet. Closing the sheet without choosing an app is not an error. */
async function send(message: string, url: string): Promise<void> {
  await navigator.share({ title: text.subject(), text: message, url }).catch(() => undefined);
}

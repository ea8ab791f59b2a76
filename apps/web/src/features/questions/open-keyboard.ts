import { type QuoteDraft, questionKinds } from '@latchkey/domain';
import { questionsText as text } from '@/lib/texts.ts';
import { pageAtAddress } from '@/state/wizard.ts';

const TOUCH_SCREEN = '(pointer: coarse)';

const keyboards = { amount: 'decimal', location: 'text' } as const;

/**
 * Opens a phone's keyboard before navigating to a question whose page has a field. Call it in the
 * tap handler that starts the navigation. iOS opens the keyboard only for a focus during the tap,
 * and the page renders later. A hidden field holds focus until the page's own field gets it, so the
 * keyboard stays open.
 */
export function openKeyboardFor(address: string, { homeLocation }: QuoteDraft): void {
  const question = pageAtAddress(address)?.question;
  if (!question) return;
  const kind = questionKinds[question];
  if (kind !== 'amount' && kind !== 'location') return;
  // If the buyer has already chosen a location, the page shows the location instead of the field.
  if (kind === 'location' && homeLocation !== null) return;
  if (!window.matchMedia(TOUCH_SCREEN).matches) return;
  const field = document.createElement('input');
  field.inputMode = keyboards[kind];
  field.ariaLabel = text[`${question}Title`]();
  // With a smaller font, iOS would zoom in.
  field.className = 'fixed top-1/2 left-1/2 size-px text-base opacity-0';
  field.addEventListener('blur', () => field.remove(), { once: true });
  document.body.append(field);
  field.focus({ preventScroll: true });
}

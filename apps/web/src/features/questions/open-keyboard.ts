import { type QuoteDraft, questionKinds } from '@latchkey/domain';
import { questionsText as text } from '@/lib/texts.ts';
import { pageAtAddress } from '@/state/wizard.ts';

const TOUCH_SCREEN = '(pointer: coarse)';

const keyboards = { amount: 'decimal', location: 'text' } as const;

/**
 * Opens a phone's keyboard before the app navigates to a question with a text field. Call this
 * function in the tap handler that starts the navigation. iOS opens the keyboard only if a field
 * receives focus during the tap, but the page renders later. Until then, a hidden field keeps
 * focus, so that the keyboard stays open.
 */
export function openKeyboardFor(address: string, { homeLocation }: QuoteDraft): void {
  const question = pageAtAddress(address)?.question;
  if (!question) return;
  const kind = questionKinds[question];
  if (kind !== 'amount' && kind !== 'location') return;
  // If the buyer has already chosen a location, the page shows that location and has no field.
  if (kind === 'location' && homeLocation !== null) return;
  if (!window.matchMedia(TOUCH_SCREEN).matches) return;
  const field = document.createElement('input');
  field.inputMode = keyboards[kind];
  field.ariaLabel = text[`${question}Title`]();
  // If the font were smaller, iOS would zoom in.
  field.className = 'fixed top-1/2 left-1/2 size-px text-base opacity-0';
  field.addEventListener('blur', () => field.remove(), { once: true });
  document.body.append(field);
  field.focus({ preventScroll: true });
}

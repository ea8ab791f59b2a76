import { checkBoxesIn, startsChecked } from './check-marks.ts';
import { amountOf } from './printed-values.ts';

/**
 * Returns the cash to close. The form for a transaction without a seller has `From` and `To`
 * Borrower boxes next to the amount: 12 CFR 1026.37(h)(2)(iv). Money that the buyer gets is
 * negative.
 *
 * @param isBoxRequired whether an amount without boxes is unreadable, because its sign is unknown
 * @returns undefined if it is not clear which box is checked
 */
export function borrowerCash(text: string, isBoxRequired = false): number | undefined {
  const [, first = '', boxes = '', last = ''] =
    /^(-? ?\$ ?[\d,.]+)?(.*\bfrom\b.*\bto borrower\b)(.*)$/i.exec(text) ?? [];
  if (boxes === '') {
    // A lone 4 or 8 is a check mark of a box whose label is missing, not an amount.
    return isBoxRequired || startsChecked(text) ? undefined : amountOf(text);
  }
  const amount = amountOf(`${first}${last}`.trim());
  const [side, ...others] = checkBoxesIn(boxes, ['from', 'to'])?.checked ?? [];
  if (amount === undefined || side === undefined || others.length > 0) return undefined;
  return side === 'to' ? -Math.abs(amount) : amount;
}

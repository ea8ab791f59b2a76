import type { PricedHelp } from '@latchkey/domain';
import type { PriceBuyer, PriceGuide, PriceSweep } from '@latchkey/domain/price';

/** The inputs that change while the buyer moves the slider. */
export interface SweepInputs {
  readonly buyer: PriceBuyer;
  readonly guide: PriceGuide;
}

/**
 * A message to the worker. The programs are much larger than the inputs, so the page sends the
 * programs only when they change.
 */
export type SweepMessage =
  | { readonly kind: 'helps'; readonly helps: readonly PricedHelp[] }
  | { readonly kind: 'sweep'; readonly inputs: SweepInputs };

/** The worker's reply to each `sweep` message, in the order of the messages. */
export type SweepAnswer = PriceSweep;

import type { chartFrame as english } from '../../en/payments/chart-frame.ts';
import type { Translated } from '../../speak.ts';

export const chartFrame: Translated<typeof english> = {
  asTable: 'Ver como tabla',
};

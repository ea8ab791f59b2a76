import type { PricedHelp } from '@latchkey/domain';
import { priceSweep } from '@latchkey/domain/price';
import type { SweepAnswer, SweepMessage } from './sweep-request.ts';

let helps: readonly PricedHelp[] = [];

addEventListener('message', ({ data }: MessageEvent<SweepMessage>) => {
  if (data.kind === 'helps') {
    helps = data.helps;
  } else {
    const answer: SweepAnswer = priceSweep(data.inputs.buyer, helps, data.inputs.guide);
    postMessage(answer);
  }
});

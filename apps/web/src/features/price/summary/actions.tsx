import { wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import type { ShownBest, ShownPrices } from '../shown-prices.ts';
import { FootBar } from './foot-bar.tsx';

/**
 * The second button in a narrow window. It applies the price to the quote. If the quote is
 * incomplete, only the bottom bar has this button, because the programs page requires every answer.
 */
export function NarrowActions({
  best,
  isComplete,
  onUse,
}: {
  /** Null if no price fits. */
  best: ShownBest | null;
  isComplete: boolean;
  onUse: () => void;
}) {
  return (
    <>
      {best && isComplete ? (
        <Button look="outline" onClick={onUse} className="min-h-13! w-full text-base!">
          {text.takeInEstimate({ price: wholeMoney(best.highest.price) })}
        </Button>
      ) : null}
      <p className="text-sm text-ink-soft">{text.notApproval()}</p>
    </>
  );
}

/** The highest price and the main action at the bottom of a narrow window. */
export function PhoneFoot({
  shown: { best, without, answer },
  isComplete,
  onUse,
}: {
  shown: ShownPrices;
  isComplete: boolean;
  onUse: () => void;
}) {
  const price = best && wholeMoney(best.highest.price);
  const isHelped = best !== null && without !== best.highest.price;
  return (
    <FootBar
      title={price ? text.upTo({ price }) : answer.figure}
      note={isHelped && without !== null ? text.withoutInShort({ price: wholeMoney(without) }) : ''}
    >
      {isComplete ? (
        <ButtonLink to={PROGRAMS} className="shrink-0">
          {text.seePrograms()}
        </ButtonLink>
      ) : null}
      {!isComplete && price ? (
        <Button onClick={onUse} className="shrink-0">
          {text.takePrice({ price })}
        </Button>
      ) : null}
    </FootBar>
  );
}

import type { Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { panelsText as text } from '@/lib/texts.ts';

/** Says that an up-front premium takes no cash, because it is added to the loan. */
export function FinancedPremium({ estimate: { costs } }: { estimate: Estimate }) {
  const { insurance } = costs;
  return 'upFront' in insurance ? (
    <p className="text-sm text-ink-soft">
      {text[`financed-${insurance.kind}`]({ premium: money(insurance.upFront) })}
    </p>
  ) : null;
}

import type { RuleFinding } from '@latchkey/domain';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { tierWords } from '../words/tier-words.ts';

/**
 * States who gets the amount of the buyer's tier, and the higher amount that the buyer may be able
 * to get. Renders nothing if the program has no tiers.
 */
export function TierWords({ rules }: { rules: readonly RuleFinding[] }) {
  const words = tierWords(rules);
  return words === null ? null : (
    <span className="block text-sm text-ink-soft">
      <CatalogText>{words}</CatalogText>
    </span>
  );
}

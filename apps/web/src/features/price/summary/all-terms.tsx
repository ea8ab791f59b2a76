import { priceText as text } from '@/lib/texts.ts';

/** A button that opens the terms of the highest price. */
export function AllTerms({ of, onPress }: { of: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-small text-sm font-semibold text-brand underline"
    >
      {text.allTerms()}
      <span className="sr-only">{text.allTermsOf({ name: of })}</span>
    </button>
  );
}

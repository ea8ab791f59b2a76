import { TermsLine } from '@/ui/terms-line.tsx';
import type { PriceFigures } from '../bars/figures.ts';
import { AllTerms } from './all-terms.tsx';
import { figuresSentence } from './summary-words.ts';

/** Shows the figures at the highest price in a few lines. For narrow windows. */
export function SummaryLine({
  title,
  figures,
  onTerms,
}: {
  title: string;
  figures: PriceFigures;
  onTerms: () => void;
}) {
  return (
    <div className="px-1">
      <p className="mb-1 text-sm" data-payment>
        {figuresSentence(title, figures)}
      </p>
      <TermsLine estimate={figures.estimate} />
      <AllTerms of={title} onPress={onTerms} />
    </div>
  );
}

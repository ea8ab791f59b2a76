import type { HomeType, PricedAnswers } from '@latchkey/domain';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { choiceLabel } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { PrintButton } from './print/print-button.tsx';

/** The page's heading: what home, where, for how much. */
export function CalculatorHeader({
  quote: { homePrice, homeLocation },
  homeType,
}: {
  quote: PricedAnswers;
  homeType: HomeType | null;
}) {
  const { city, state, zipcode } = homeLocation;
  const home = { city, state, zipcode, price: money(homePrice) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <div className="max-sm:contents">
        <h1 className="text-xl leading-tight font-bold sm:text-2xl">{calculatorText.title()}</h1>
        <p className="text-ink-soft max-sm:order-last max-sm:basis-full max-sm:text-sm">
          {homeType
            ? text.subtitle({ ...home, home: choiceLabel(homeType) })
            : text.subtitleNoHome(home)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link
          to={CONFIRMATION}
          className="inline-flex min-h-11 min-w-11 items-center gap-2 max-sm:justify-end rounded-small text-sm font-semibold text-brand underline"
        >
          <Pencil size={18} aria-hidden />
          <span className="max-sm:sr-only">{text.changeAnswers()}</span>
        </Link>
        <div className="max-sm:hidden">
          <PrintButton />
        </div>
      </div>
    </div>
  );
}

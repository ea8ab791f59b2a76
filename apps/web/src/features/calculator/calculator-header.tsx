import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { choiceLabel } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { calculatorText, printText, answerText as text } from '@/lib/texts.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { Button } from '@/ui/button.tsx';
import { useCalculator } from './state/calculator.tsx';

/** The page's heading: the type of home, its location and its price. */
export function CalculatorHeader() {
  const { quote, complete } = useCalculator();
  const { city, state, zipcode } = quote.homeLocation;
  const home = { city, state, zipcode, price: money(quote.homePrice) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 max-sm:-mt-3">
      <div className="max-sm:contents">
        <h1 className="text-xl leading-tight font-bold sm:text-2xl">{calculatorText.title()}</h1>
        <p className="text-ink-soft max-sm:order-last max-sm:basis-full max-sm:text-sm max-sm:[--text-sm:0.9375rem]">
          {complete
            ? text.subtitle({ ...home, home: choiceLabel(complete.homeType) })
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
          <Button look="outline" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {printText.print()}
          </Button>
        </div>
      </div>
    </div>
  );
}

import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { choiceLabel } from '@/lib/answer-text.ts';
import { wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { calculatorText, printText, answerText as text, topProgramText } from '@/lib/texts.ts';
import { whyTop } from '@/lib/top-program-words.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { Button } from '@/ui/button.tsx';
import { type Calculator, useCalculator } from './state/calculator.tsx';

/** The page's heading: the type of home, its location, its price and the applied assistance. */
export function CalculatorHeader() {
  const calculator = useCalculator();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 max-sm:-mt-3 sm:flex-nowrap">
      <div className="max-sm:contents">
        <h1 className="text-xl leading-tight font-bold sm:text-2xl">{calculatorText.title()}</h1>
        {/* There is space for the program's name before it has loaded. */}
        <p
          className={`max-w-(--column) text-ink-soft text-sm leading-snug [--text-sm:0.9375rem] max-sm:order-last max-sm:basis-full ${calculator.verdict === 'loading' ? 'min-h-[2lh] max-sm:min-h-[4lh]' : ''}`}
        >
          <Subtitle calculator={calculator} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-x-4">
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

/**
 * Shows the home and the applied assistance. If the assistance is from the first program in the
 * list, explains why.
 */
function Subtitle({ calculator }: { calculator: Calculator }) {
  const { quote, complete, estimate, help, verdict } = calculator;
  const { city, state, zipcode } = quote.homeLocation;
  const facts = { city, state, zipcode, price: wholeMoney(quote.homePrice) };
  const home = complete
    ? text.subtitle({ ...facts, home: choiceLabel(complete.homeType) })
    : text.subtitleNoHome(facts);
  const counted = estimate.help.filter(({ amount }) => amount > 0);
  if (verdict === 'loading' || counted.length === 0) return home;
  const program = counted.map(({ program: { programName } }) => programName).join(' + ');
  const [only, ...others] = counted;
  const top = help.state === 'found' && others.length === 0 ? help.top : null;
  if (!only || top === null) return text.subtitleHelped({ home, program });
  return (
    <>
      {`${home}. `}
      <span className="text-ink max-sm:block">
        <RichText
          text={topProgramText.now({ program, why: whyTop(top, only.program) })}
          parts={{ b: (name) => <strong>{name}</strong> }}
        />
      </span>
    </>
  );
}

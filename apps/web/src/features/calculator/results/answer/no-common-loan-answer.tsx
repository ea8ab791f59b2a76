import { type CommonLoanFit, JUMBO_DOWN, type NoCommonLoan } from '@latchkey/domain';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { percent, wholeMoney } from '@/lib/format.ts';
import { loansEndWords } from '@/lib/no-common-loan-words.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { answerText, calculatorText, noCommonLoanText as text, trueCostText } from '@/lib/texts.ts';
import { editAddress } from '@/state/wizard.ts';
import type { Calculator } from '../../state/calculator.tsx';
import { boldAmount, partClass } from './answer-card.tsx';

/**
 * The answer if no common loan covers the home: the reason, and what the buyer can do instead. Does
 * not show a payment for the loan that the home would need.
 *
 * @param onShow called after the price or the down payment has changed
 */
export function NoCommonLoanAnswer({
  answered,
  above,
  onShow,
}: {
  answered: Calculator;
  above: NoCommonLoan;
  onShow: () => void;
}) {
  const { verdict, quote, cash, commonLoan, actions } = answered;
  return (
    <div className={`border-b border-warn-line bg-warn-tint ${partClass}`}>
      {verdict === 'not-qualified' ? (
        <p className="flex items-center gap-2 text-base font-semibold text-warn-ink">
          <Info size={20} aria-hidden className="shrink-0" />
          {/* The words before it keep it from seeming to be about the loan. */}
          <span>
            {`${answerText.loweredTitle()}: `}
            {calculatorText.didNotQualify()}
          </span>
        </p>
      ) : null}
      <h2 id="payment" className="mt-2 text-2xl leading-tight font-bold sm:text-3xl">
        {trueCostText.noCommonLoan()}
      </h2>
      <p className="mt-2">
        <RichText
          text={text.borrow({
            loan: wholeMoney(above.loanAmount),
            ends: loansEndWords(above, quote),
          })}
          parts={{ b: boldAmount }}
        />
      </p>
      <h3 className="mt-4 font-bold">{text.ways({ count: commonLoan ? '3' : '2' })}</h3>
      <ul className="mt-2 grid *:border-t *:border-warn-line">
        {commonLoan ? (
          <PriceWay
            fit={commonLoan}
            answered={answered}
            onPress={() => {
              const { homePrice, downPayment } = commonLoan;
              actions.changeAmounts({ homePrice, downPayment, cash });
              onShow();
            }}
          />
        ) : null}
        <JumboWay price={quote.homePrice} cash={cash} />
        <Way icon={<MapPin size={20} aria-hidden />} title={text.county()}>
          <p>{text.countyWords()}</p>
          <Link to={editAddress('homeLocation')} className={linkClass}>
            {text.chooseCounty()}
          </Link>
        </Way>
      </ul>
    </div>
  );
}

/**
 * A button that changes to a lower price, or to more money down, so that the loan is within the
 * limit.
 */
function PriceWay({
  fit: { homePrice, downPayment, loanType: type },
  answered: { quote, cash, estimate },
  onPress,
}: {
  fit: CommonLoanFit;
  answered: Calculator;
  onPress: () => void;
}) {
  const isLower = homePrice < quote.homePrice;
  const price = wholeMoney(homePrice);
  const down = wholeMoney(downPayment);
  const has = { type, cash: wholeMoney(cash) };
  const isHelped = String(estimate.programs.length > 0);
  return (
    <Way
      icon={<House size={20} aria-hidden />}
      title={isLower ? text.price({ price }) : text.down({ down })}
    >
      <p>{isLower ? text.priceWords({ ...has, isHelped }) : text.downWords(has)}</p>
      <button type="button" onClick={onPress} className={linkClass}>
        {isLower ? text.showPrice({ price }) : text.showDown({ down })}
      </button>
    </Way>
  );
}

function JumboWay({ price, cash }: { price: number; cash: number }) {
  const { least, most } = JUMBO_DOWN;
  const asked = {
    fewest: percent(least),
    most: percent(most),
    least: wholeMoney((price * least) / 100),
    highest: wholeMoney((price * most) / 100),
    cash: wholeMoney(cash),
  };
  return (
    <Way icon={<Landmark size={20} aria-hidden />} title={text.jumbo()}>
      <p>{text.jumboWords(asked)}</p>
      <details>
        <summary className={`cursor-pointer ${linkClass}`}>{text.whatToAsk()}</summary>
        <ul className="list-disc pb-2 pl-5">
          <li>{text.askDown()}</li>
          <li>{text.askRate()}</li>
          <li>{text.askHelp()}</li>
        </ul>
      </details>
    </Way>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-small font-semibold text-brand hover:underline';

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 pt-3 pb-1 text-sm">
      <span className="mt-0.5 shrink-0 text-warn-ink">{icon}</span>
      <div className="min-w-0 grow">
        <h4 className="text-base font-bold">{title}</h4>
        {children}
      </div>
    </li>
  );
}

import type {
  CalculatorDetails,
  LoanTerm,
  Location,
  PaymentComparison,
  PricedAnswers,
} from '@latchkey/domain';
import { useId } from 'react';
import { product } from '@/lib/product.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { boxClass, DownPaymentField } from './down-payment-field.tsx';
import { checkInterest, checkPrice } from './input-checks.ts';
import { DefaultRateSource, RateSource } from './rate-source.tsx';
import type { Amounts } from './use-answers.ts';
import { useNumberBox } from './use-number-box.ts';

const termChoices = () =>
  product.terms.map((value) => ({ value, label: text.termYears({ years: value }) }));

/** The price and the money down. */
export function AmountFields({
  quote,
  comparison,
  cash,
  isHelpComing,
  onAmounts,
}: {
  quote: PricedAnswers;
  /** May lag behind the buyer's typing. */
  comparison: PaymentComparison;
  cash: number;
  isHelpComing: boolean;
  onAmounts: (amounts: Amounts) => void;
}) {
  const price = useNumberBox({
    value: quote.homePrice,
    check: checkPrice,
    onAccept: (homePrice) => onAmounts({ homePrice }),
  });
  return (
    <>
      <div className={boxClass}>
        <MoneyField label={text.homePrice()} {...price} />
      </div>
      <DownPaymentField
        downPayment={quote.downPayment}
        comparison={comparison}
        cash={cash}
        isHelpComing={isHelpComing}
        onAmounts={onAmounts}
      />
    </>
  );
}

/* Each field is memoized, so typing in one does not rerender the others. */

/** Term and rate, with the average rate below both. */
export function LoanFields({
  term,
  interestRate,
  onDetails,
}: Pick<CalculatorDetails, 'term' | 'interestRate'> & {
  onDetails: (details: Partial<Pick<CalculatorDetails, 'term' | 'interestRate'>>) => void;
}) {
  const source = useId();
  const box = useNumberBox({
    value: interestRate,
    check: checkInterest,
    onAccept: (accepted) => onDetails({ interestRate: accepted }),
  });
  return (
    <div>
      <div className="grid grid-cols-[1.35fr_1fr] gap-x-3">
        <SelectField<LoanTerm>
          label={text.term()}
          options={termChoices()}
          value={term}
          onChange={(chosen) => onDetails({ term: chosen })}
        />
        <PercentField label={text.interestRate()} describedBy={source} {...box} />
      </div>
      <p id={source} className="mt-1.5 min-h-11.25 text-sm text-ink-soft">
        <DefaultRateSource />
        <RateSource term={term} />
      </p>
    </div>
  );
}

export function PlaceField({ place: { county, city, state, zipcode } }: { place: Location }) {
  const hint = text.place({ city, state, zipcode });
  return <TextField label={text.location()} hint={hint} value={county} readOnly />;
}

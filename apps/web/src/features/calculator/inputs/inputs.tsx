import {
  type CalculatorDetails,
  type LoanTerm,
  type Location,
  loanTerms,
  type PaymentComparison,
  type PricedAnswers,
} from '@latchkey/domain';
import { memo } from 'react';
import { calculatorText as text } from '@/lib/texts.ts';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { DownPaymentField } from './down-payment-field.tsx';
import { checkInterest, checkPrice } from './input-checks.ts';
import { RateSource } from './rate-source.tsx';
import type { Amounts } from './use-answers.ts';
import { useNumberBox } from './use-number-box.ts';

/** Leaves room for a two-line hint or message, so the inputs do not move when one appears. */
const roomy = 'min-h-33';

const termChoices = () =>
  loanTerms.map((value) => ({ value, label: text.termYears({ years: value }) }));

/** The inputs that change the payment. */
export function Inputs({
  quote,
  details,
  comparison,
  onAmounts,
  onDetails,
}: {
  quote: PricedAnswers;
  details: CalculatorDetails;
  comparison: PaymentComparison;
  onAmounts: (amounts: Amounts) => void;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const price = useNumberBox({
    value: quote.homePrice,
    check: checkPrice,
    onAccept: (homePrice) => onAmounts({ homePrice }),
  });

  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      <div className={roomy}>
        <MoneyField label={text.homePrice()} {...price} />
      </div>
      <div className={roomy}>
        <DownPaymentField quote={quote} comparison={comparison} onAmounts={onAmounts} />
      </div>
      <div className="min-h-25">
        <TermField term={details.term} onDetails={onDetails} />
      </div>
      <div className={roomy}>
        <RateField details={details} onDetails={onDetails} />
      </div>
      <PlaceField place={quote.homeLocation} />
    </div>
  );
}

/* Each field is memoized, so typing in one does not rerender the others. */

const TermField = memo(function TermField({
  term,
  onDetails,
}: {
  term: LoanTerm;
  onDetails: (details: Pick<CalculatorDetails, 'term'>) => void;
}) {
  return (
    <SelectField<LoanTerm>
      label={text.term()}
      options={termChoices()}
      value={term}
      onChange={(chosen) => onDetails({ term: chosen })}
    />
  );
});

const RateField = memo(function RateField({
  details: { term, interestRate },
  onDetails,
}: {
  details: CalculatorDetails;
  onDetails: (details: Pick<CalculatorDetails, 'interestRate'>) => void;
}) {
  const box = useNumberBox({
    value: interestRate,
    check: checkInterest,
    onAccept: (accepted) => onDetails({ interestRate: accepted }),
  });
  const hint = box.error ? undefined : <RateSource term={term} />;
  return <PercentField label={text.interestRate()} hint={hint} {...box} />;
});

const PlaceField = memo(function PlaceField({
  place: { county, city, state, zipcode },
}: {
  place: Location;
}) {
  const hint = text.place({ city, state, zipcode });
  return <TextField label={text.location()} hint={hint} value={county} readOnly />;
});

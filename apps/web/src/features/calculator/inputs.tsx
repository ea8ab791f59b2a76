import {
  type CalculatorDetails,
  type LoanTerm,
  loanTerms,
  type PaymentComparison,
  type PricedAnswers,
} from '@latchkey/domain';
import { memo } from 'react';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { text } from './calculator-text.ts';
import { DownPaymentField } from './down-payment-field.tsx';
import { judgeInterest, judgePrice } from './judges.ts';
import { RateSource } from './rate-source.tsx';
import type { Amounts } from './use-answers.ts';
import { useNumberBox } from './use-number-box.ts';

/** Room for a hint or a message of two lines, so that no box moves when one comes or goes. */
const roomy = 'min-h-33';

const terms = loanTerms.map((value) => ({ value, label: text.termYears({ years: value }) }));

/** What the buyer may change to see what it does to the payment. */
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
    judge: judgePrice,
    onTaken: (homePrice) => onAmounts({ homePrice }),
  });
  const interest = useNumberBox({
    value: details.interestRate,
    judge: judgeInterest,
    onTaken: (interestRate) => onDetails({ interestRate }),
  });
  const { county, city, state, zipcode } = quote.homeLocation;

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
        <PercentField
          label={text.interestRate()}
          hint={interest.error ? undefined : <RateSource term={details.term} />}
          {...interest}
        />
      </div>
      <TextField
        label={text.location()}
        hint={text.place({ city, state, zipcode })}
        value={county}
        readOnly
      />
    </div>
  );
}

/** A list is slow to draw, and no other box changes this one. */
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
      options={terms}
      value={term}
      onChange={(chosen) => onDetails({ term: chosen })}
    />
  );
});

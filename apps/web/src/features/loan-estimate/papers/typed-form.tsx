import { FormLoanType, type TypedFigureName, typedFigures } from '@latchkey/domain/loan-estimate';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wholeMoney } from '@/lib/format.ts';
import { paperValuesText, paperFormText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { MoneyField } from '@/ui/money-field.tsx';
import { PercentField } from '@/ui/percent-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { keepTyped, letterAt, type Paper, usePapers } from './papers.ts';
import {
  type AmountName,
  amountNames,
  MOST_DOLLARS,
  type TypedFault,
  type TypedValues,
  typedEstimate,
  typedValuesOf,
} from './typed-estimate.ts';

/**
 * The form for the figures of a new or existing Loan Estimate.
 *
 * @param onDone called when the form closes. Its argument is whether the figures were saved
 */
export function TypedForm({
  paper,
  onDone,
}: {
  paper: Paper | null;
  onDone: (isKept: boolean) => void;
}) {
  const read = paper?.estimate ?? {};
  const [values, setValues] = useState(() => typedValuesOf(read));
  const [faults, setFaults] = useState<Partial<Record<TypedFigureName, TypedFault>>>({});
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useFocusedHeading();
  const today = useToday();
  const submit = () => {
    const result = typedEstimate(values, read, today);
    flushSync(() => {
      setFaults('faults' in result ? result.faults : {});
      setEmpty('isEmpty' in result);
    });
    if ('estimate' in result) {
      keepTyped(paper?.id ?? null, result.estimate);
      onDone(true);
      return;
    }
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
          <Heading paper={paper} />
        </h2>
        <p className="text-ink-soft">{text.lead()}</p>
        <Pages values={values} faults={faults} today={today} onChange={setValues} />
        <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
          {isEmpty ? text.empty() : null}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit">{text.check()}</Button>
          <Button look="quiet" onClick={() => onDone(false)}>
            {text.cancel()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Moves focus to the form, because the button that opened it may be far from it. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

function Heading({ paper }: { paper: Paper | null }) {
  const { papers } = usePapers();
  const place = papers.findIndex(({ id }) => id === paper?.id);
  return place < 0 ? text.title() : text.titleOf({ letter: letterAt(place) });
}

interface FieldsProps {
  readonly values: TypedValues;
  readonly faults: Partial<Record<TypedFigureName, TypedFault>>;
  readonly today: string;
  readonly onChange: (values: TypedValues) => void;
}

function Pages({ values, faults, today, onChange }: FieldsProps) {
  return ([1, 2, 3] as const).map((page) => (
    <fieldset key={page} className="mt-5">
      <legend className="mb-3 font-bold">{text.page({ page })}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {page === 1 ? (
          <PageOneChoices values={values} faults={faults} today={today} onChange={onChange} />
        ) : null}
        {amountNames
          .filter((name) => typedFigures[name].page === page)
          .map((name) => (
            <AmountField
              key={name}
              name={name}
              value={values.amounts[name]}
              fault={faults[name]}
              onChange={(amount) =>
                onChange({ ...values, amounts: { ...values.amounts, [name]: amount } })
              }
            />
          ))}
      </div>
    </fieldset>
  ));
}

/** The terms that most lenders offer, in years. */
const terms = [30, 25, 20, 15, 10];

function PageOneChoices({ values, faults, today, onChange }: FieldsProps) {
  const years = new Set([...terms, ...(values.termMonths > 0 ? [values.termMonths / 12] : [])]);
  return (
    <>
      <TextField
        type="date"
        label={text.dateIssued()}
        max={today}
        value={values.dateIssued}
        error={faults.dateIssued && text.dateFault()}
        onChange={({ target }) => onChange({ ...values, dateIssued: target.value })}
      />
      <SelectField
        label={text.term()}
        value={values.termMonths}
        options={[
          { value: 0, label: text.notChosen() },
          ...[...years].map((each) => ({ value: each * 12, label: text.years({ years: each }) })),
        ]}
        onChange={(termMonths) => onChange({ ...values, termMonths })}
      />
      <SelectField
        label={text.loanType()}
        value={values.loanType ?? ''}
        options={[
          { value: '' as const, label: text.notChosen() },
          ...FormLoanType.options.map((type) => ({ value: type, label: paperValuesText[type]() })),
        ]}
        onChange={(loanType) => onChange({ ...values, loanType })}
      />
    </>
  );
}

function AmountField({
  name,
  value,
  fault,
  onChange,
}: {
  name: AmountName;
  value: number | null;
  fault: TypedFault | undefined;
  onChange: (amount: number | null) => void;
}) {
  const { kind } = typedFigures[name];
  const field = { label: text[name](), value, error: fault && faultWords(fault), onChange };
  if (kind === 'percent') return <PercentField {...field} />;
  return name === 'adjustmentsAndOtherCredits' ? (
    <MoneyField {...field} hint={text.creditHint()} />
  ) : (
    <MoneyField {...field} />
  );
}

/**
 * Returns the error message for a problem. For text that is not a number, the field itself provides
 * the message.
 */
function faultWords(fault: TypedFault): string {
  switch (fault) {
    case 'negative':
      return text.negative();
    case 'too-much':
      return text.tooMuch({ most: wholeMoney(MOST_DOLLARS) });
    case 'rate':
      return text.rateFault();
    case 'unreadable':
    case 'date':
      return text.dateFault();
  }
}

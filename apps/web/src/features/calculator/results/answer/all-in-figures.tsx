import type { Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { answerText as text } from '@/lib/texts.ts';

/** Both payments with everything that a lender counts. Empty if that changes nothing. */
export function AllInFigures({ estimate: { allIn, comparison } }: { estimate: Estimate }) {
  const { lowered, after } = allIn;
  const isInsured = lowered.mortgageInsurance !== 0 || lowered.financedPremium > 0;
  const isHelpPaid = lowered.assistance !== 0;
  if (!isInsured && !isHelpPaid) return null;
  const { years } = comparison;
  return (
    <div className="mb-3 items-center justify-between gap-x-6 border-b border-line pb-3 @[30rem]:flex">
      <h3 className="font-bold">{title(isInsured, isHelpPaid)}</h3>
      <dl className="flex shrink-0 flex-wrap gap-x-6">
        <AllIn label={text.thisYear({ years })} {...lowered} />
        <AllIn label={text.laterYears({ year: years + 1 })} {...after} />
      </dl>
    </div>
  );
}

function title(isInsured: boolean, isHelpPaid: boolean): string {
  if (!isHelpPaid) return text.allIn();
  return isInsured ? text.allInBoth() : text.allInHelp();
}

function AllIn({
  label,
  total,
  isComplete,
}: {
  label: string;
  total: number;
  isComplete: boolean;
}) {
  return (
    <div className="grow">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-bold">
        {isComplete ? null : <span className="text-sm">{`${text.atLeast()} `}</span>}
        <span className="tabular" data-payment>
          {money(total)}
        </span>
      </dd>
    </div>
  );
}

import { type Deferral, deferralOf, type Estimate, linePayback } from '@latchkey/domain';
import { money, rate } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { paymentText, detailsText as text } from '@/lib/texts.ts';
import { StackedBar } from '../../charts/stacked-bar.tsx';

/** The lowered payment as a balance: less in payments is what was paid at closing and what is owed. */
export function Balance({ estimate }: { estimate: Estimate }) {
  const { comparison } = estimate;
  const { product } = useSite();
  const { isQualified, years, secondLoan } = comparison;
  if (!isQualified) {
    return (
      <>
        <h3 className="text-lg font-bold">{text.notLoweredTitle()}</h3>
        <p className="text-sm text-ink-soft">{text.notLoweredWords()}</p>
      </>
    );
  }
  const deferral = deferralOf(comparison);
  const { lessInPayments, interestPaid, paidAtClosing, stillOwed } = deferral;
  const scale = Math.max(lessInPayments + interestPaid, paidAtClosing + stillOwed);
  return (
    <>
      <h3 className="text-lg font-bold">{text.aheadTitle()}</h3>
      <p className="text-sm text-pretty text-ink-soft">{text.aheadWords(loweringNames(product))}</p>
      <div className="mt-2 grid gap-1 text-sm sm:mt-3 sm:gap-2">
        <p className="flex justify-between gap-4">
          {text.less({ years })} <b className="tabular">{money(lessInPayments)}</b>
        </p>
        <StackedBar
          parts={[
            { key: 'less', dollars: lessInPayments, look: 'moved' },
            { key: 'interest', dollars: interestPaid, look: 'other' },
          ]}
          scale={scale}
        />
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>
            {text.paidAtClosing()} <b className="tabular">{money(paidAtClosing)}</b>
          </span>
          <span>
            {text.stillOwed()} <b className="tabular">{money(stillOwed)}</b>
          </span>
        </p>
        <StackedBar
          parts={[
            { key: 'closing', dollars: paidAtClosing, look: 'taxes' },
            { key: 'owed', dollars: stillOwed, look: 'second' },
          ]}
          scale={scale}
        />
      </div>
      <p className="mt-2 text-sm">
        <RichText
          text={balanceWords(deferral)}
          parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
        />
      </p>
      {secondLoan.product === 'Line of Credit' ? null : (
        <p className="mt-2 text-sm">{text.wayBackSecond()}</p>
      )}
    </>
  );
}

/** The monthly payment that pays off the line of credit. Renders nothing without one. */
export function WayBack({ estimate: { comparison, facts } }: { estimate: Estimate }) {
  if (!comparison.isQualified) return null;
  const payback = linePayback(comparison, facts.interest);
  if (!payback) return null;
  return (
    <div className="grow basis-56 rounded-control border border-warn-line bg-warn-tint px-4 py-3">
      <p className="text-sm">{text.wayBack({ years: payback.years })}</p>
      <p className="tabular text-lg font-bold" data-payment>
        {money(payback.monthly)}
        <span className="text-sm font-semibold">{paymentText.month()}</span>
      </p>
      <p className="text-sm">
        {text.wayBackWords({
          rate: rate(payback.interest),
          after: money(comparison.paymentAfter),
        })}
      </p>
    </div>
  );
}

/** The balance as one line, in whole dollars, with the amounts in bold. */
export function balanceWords({
  lessInPayments,
  interestPaid,
  paidAtClosing,
  stillOwed,
}: Deferral): string {
  const amounts = {
    less: whole(lessInPayments),
    closing: whole(paidAtClosing),
    owed: whole(stillOwed),
  };
  return interestPaid >= 0.5
    ? text.equalsWithInterest({ ...amounts, interest: whole(interestPaid) })
    : text.equals(amounts);
}

function whole(dollars: number): string {
  return money(Math.round(dollars));
}

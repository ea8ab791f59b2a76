import { type LoanLimitFinding, loanLimitFinding } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { county as countyName, money } from '@/lib/format.ts';
import { affordText as text, trueCostText } from '@/lib/texts.ts';
import { countyQuery } from '@/state/queries.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { useLaterCalculator } from '../../state/calculator.tsx';

/** Shows whether the loan is within the county's limit for its loan type. */
export function LoanLimit() {
  const { quote, estimate } = useLaterCalculator();
  const { county_code, county } = quote.homeLocation;
  const { comparison, loanType } = estimate;
  const { data, isFetching, refetch } = useQuery(countyQuery(county_code));
  const limits = useLoanLimits(county_code);
  if (!data) {
    return (
      <div className="mt-1 min-h-17 text-sm text-ink-soft">
        <p role="status">{isFetching ? text.limitLoading() : text.limitFailed()}</p>
        {isFetching ? null : (
          <button
            type="button"
            onClick={() => void refetch()}
            className="min-h-11 rounded-small font-semibold text-brand underline"
          >
            {text.tryAgain()}
          </button>
        )}
      </div>
    );
  }
  const finding = loanLimitFinding(
    comparison.firstLoan.base.principal,
    loanType,
    quote.homeType,
    limits,
  );
  const { publisher, asOf } = loanType === 'FHA' ? data.fhaLimits : data.conformingLimits;
  const isOver = finding.verdict === 'over';
  return (
    <div
      role="status"
      className={`mt-1 text-sm ${isOver ? 'rounded-control border border-warn-line bg-warn-tint p-4' : ''}`}
    >
      <p>
        {limitWords(finding, countyName(county))} {unitWords(finding)}
        {finding.limit === null ? null : pastWords(finding)}
        {finding.limit === null ? null : (
          <span className="text-ink-soft">{text.limitSource({ publisher, asOf })}</span>
        )}
      </p>
    </div>
  );
}

/** States the limits for two and for four units, if the limit depends on the number of units. */
function unitWords({ limit, units }: LoanLimitFinding): string | null {
  if (limit === null || units.fewest === units.most) return null;
  return `${text.limitUnits({ two: money(limit.fewest), four: money(limit.most) })} `;
}

/** States the year of the limits, if that year has ended. */
function pastWords({ pastYear }: LoanLimitFinding): string | null {
  if (pastYear === null) return null;
  return `${trueCostText.pastLimits({ year: String(pastYear), next: String(pastYear + 1) })} `;
}

function limitWords(finding: LoanLimitFinding, county: string): string {
  const { verdict, checkReason, limit, over, loanType, pastYear } = finding;
  if (verdict === 'none') return text.limitNone({ type: loanType });
  const kind = loanType === 'FHA' ? text.fha() : text.conforming();
  switch (verdict) {
    case 'check':
      return checkReason === 'new-limits'
        ? text.limitCheckNew({
            kind,
            county,
            limit: money(limit?.most ?? 0),
            next: String((pastYear ?? 0) + 1),
          })
        : text.limitCheck({ kind, county });
    case 'over':
      return text.limitOver({ kind, county, limit: money(limit?.most ?? 0), over: money(over) });
    default:
      return text.limitWithin({ kind, county, limit: money(limit?.fewest ?? 0) });
  }
}

import { isOpenEnded, type QuoteDraft } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { capitalized, county, wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import { PageTitle } from '@/ui/page-title.tsx';

/**
 * Shows the page's heading and the answers that the prices depend on.
 *
 * @param draft null while the answers are not known
 * @param children a control to change the answers
 */
export function PageHead({ draft, children }: { draft: QuoteDraft | null; children?: ReactNode }) {
  return (
    <div>
      <PageTitle of={text.title()} />
      <h1 className="max-w-(--column) text-2xl leading-9 font-bold sm:text-3xl sm:leading-11">
        {text.title()}
      </h1>
      <p className="min-h-7 max-w-(--column) leading-7 text-ink-soft max-sm:min-h-14">
        {draft ? factsWords(draft) : null} {children}
      </p>
    </div>
  );
}

/** Returns the answers that the prices depend on, in one line. Omits missing answers. */
export function factsWords({
  homeLocation,
  householdIncome,
  householdSize,
  creditScore,
}: QuoteDraft): string {
  const facts = [
    homeLocation && county(homeLocation.county),
    householdIncome === null ? null : text.incomeFact({ income: wholeMoney(householdIncome) }),
    householdSize === null ? null : peopleWords(householdSize),
    creditScore && text[`score-${creditScore}`](),
  ];
  return capitalized(facts.filter((words) => words !== null).join(', '));
}

function peopleWords(count: number): string {
  return isOpenEnded(count) ? text.peopleOrMore({ count }) : text.peopleFact({ count });
}

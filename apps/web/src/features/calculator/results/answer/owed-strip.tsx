import type { Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { detailsText, panelsText, answerText as text } from '@/lib/texts.ts';
import { Figure } from '@/ui/figure.tsx';
import { owedLater } from '../owed-later-of.ts';
import { partClass } from './answer-card.tsx';

/** What is still owed when the program ends, in the size of the payment. */
export function OwedStrip({ estimate: { comparison, saleAtEnd } }: { estimate: Estimate }) {
  const { label, dollars, withHelp } = owedLater(comparison, saleAtEnd.assistance);
  const isLine = comparison.secondLoan.product === 'Line of Credit';
  // The help in the sum is not paid back each month.
  const payBack = withHelp ? detailsText.wayBackSecond : text.owedMonthly;
  return (
    <div className={`border-y border-warn-line bg-warn-tint ${partClass}`}>
      <dl>
        <div className="grid items-center gap-x-6 @[30rem]:grid-cols-[1fr_auto]">
          <dt className="self-end font-semibold">{label}</dt>
          <dd className="@[30rem]:col-start-2 @[30rem]:row-span-2 @[30rem]:row-start-1">
            <Figure dollars={dollars} />
          </dd>
          <dd className="self-start text-sm">
            {isLine ? text.owedBefore() : payBack()}{' '}
            <HelpWords comparison={comparison} saleAtEnd={saleAtEnd} isSplit={withHelp} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function HelpWords({
  comparison: { secondLoan },
  saleAtEnd: { assistance },
  isSplit,
}: Pick<Estimate, 'comparison' | 'saleAtEnd'> & { isSplit: boolean }) {
  switch (assistance.kind) {
    case 'unknown':
      return <Words>{panelsText.owedUnknown()}</Words>;
    case 'fell-due': {
      const due = { dollars: money(assistance.dollars), years: assistance.afterYears };
      return <Words>{panelsText.fellDue(due)}</Words>;
    }
    case 'owed': {
      if (!isSplit) return null;
      const { owed, product } = secondLoan;
      const parts = {
        second: money(owed),
        loan: product === 'Line of Credit' ? panelsText.lineOfCredit() : panelsText.secondLoan(),
        help: money(assistance.dollars),
      };
      return <Words>{panelsText.owedParts(parts)}</Words>;
    }
  }
}

function Words({ children }: { children: string }) {
  return (
    <>
      {children}{' '}
      <a href="#help-cost" className="inline-target font-semibold underline">
        {panelsText.helpCosts()}
      </a>
    </>
  );
}

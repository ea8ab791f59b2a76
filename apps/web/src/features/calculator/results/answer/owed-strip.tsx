import type { Estimate } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { panelsText, answerText as text } from '@/lib/texts.ts';
import { Figure } from '@/ui/figure.tsx';
import { owedLater } from '../owed-later-of.ts';
import { partClass } from './answer-card.tsx';

/** What is still owed when the program ends, in the size of the payment. */
export function OwedStrip({ estimate: { comparison, saleAtEnd } }: { estimate: Estimate }) {
  const { label, dollars, withHelp } = owedLater(comparison, saleAtEnd.assistance);
  const isLine = comparison.secondLoan.product === 'Line of Credit';
  return (
    <div className={`border-y border-warn-line bg-warn-tint ${partClass}`}>
      <dl>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <dt className="font-semibold">{label}</dt>
          <dd>
            <Figure dollars={dollars} />
          </dd>
        </div>
      </dl>
      <p className="text-sm">{isLine ? text.owedBefore() : text.owedMonthly()}</p>
      <HelpWords comparison={comparison} saleAtEnd={saleAtEnd} isSplit={withHelp} />
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
    <p className="text-sm">
      {children}{' '}
      <a href="#help-cost" className="inline-block font-semibold underline">
        {panelsText.helpCosts()}
      </a>
    </p>
  );
}

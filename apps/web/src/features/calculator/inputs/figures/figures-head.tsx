import type { Estimate, LocalProduct } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { answerText, yourFiguresText as text } from '@/lib/texts.ts';
import { boldAmount, boldPayment } from '../../results/answer/answer-card.tsx';
import { owedLater } from '../../results/owed-later-of.ts';
import type { Verdict } from '../../state/verdict.ts';

/** The answer in two short lines, next to the boxes that change it. */
export function FiguresHead({
  verdict,
  estimate,
  isSmall = false,
}: {
  verdict: Verdict;
  estimate: Estimate;
  isSmall?: boolean;
}) {
  const [first, second] = lines(verdict, estimate, useSite().product);
  return (
    <>
      <p className={`leading-tight font-semibold ${isSmall ? 'text-sm' : 'text-lg'}`}>
        <RichText text={first} parts={{ b: boldPayment }} />
      </p>
      <p className={isSmall ? 'text-xs' : 'text-sm'}>
        <RichText text={second} parts={{ b: boldAmount }} />
      </p>
    </>
  );
}

function lines(
  verdict: Verdict,
  { comparison, saleAtEnd }: Estimate,
  product: LocalProduct,
): readonly [first: string, second: string] {
  const { ITMOMortgagePayment, traditionalMortgagePayment, paymentAfter, years } = comparison;
  const traditional = text.headTraditional({ payment: money(traditionalMortgagePayment) });
  switch (verdict) {
    case 'loading':
      return [text.headLoading(), ''];
    case 'no-loan':
      return [text.headNoLoan(), ''];
    case 'unknown':
      return [traditional, ''];
    case 'not-offered':
      return [traditional, answerText.inside()];
    case 'not-qualified':
      return [traditional, text.headNotQualified(loweringNames(product))];
    case 'qualified': {
      const owed = owedLater(comparison, saleAtEnd.assistance).dollars;
      return [
        text.head({ payment: money(ITMOMortgagePayment), after: money(paymentAfter) }),
        text.headLater({ year: years + 1, owed: money(owed) }),
      ];
    }
  }
}

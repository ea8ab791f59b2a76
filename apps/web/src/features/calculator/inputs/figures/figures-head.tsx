import type { LocalProduct } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { noCommonLoanText, yourFiguresText as text, trueCostText } from '@/lib/texts.ts';
import { boldAmount, boldPayment } from '../../results/answer/answer-card.tsx';
import type { Calculator } from '../../state/calculator.tsx';

type Shown = Pick<Calculator, 'verdict' | 'answer' | 'estimate' | 'commonLoan'>;

/** Shows the answer in two short lines next to the input boxes. */
export function FiguresHead({ shown }: { shown: Shown }) {
  const [first, second] = lines(shown, useSite().product);
  return (
    <>
      <p className="text-lg leading-tight font-semibold">
        <RichText text={first} parts={{ b: boldPayment }} />
      </p>
      <p className="text-sm">
        <RichText text={second} parts={{ b: boldAmount }} />
      </p>
    </>
  );
}

/** The first of the two lines, for the text of a button. */
export function FiguresLine({ shown }: { shown: Shown }) {
  const [first] = lines(shown, useSite().product);
  return <RichText text={first} parts={{ b: boldPayment }} />;
}

function lines(
  { verdict, answer: { eachMonth, owedLater }, estimate, commonLoan }: Shown,
  product: LocalProduct,
): readonly [first: string, second: string] {
  if (verdict !== 'loading' && estimate.noCommonLoan) {
    const price = commonLoan && wholeMoney(commonLoan.homePrice);
    return [
      trueCostText.noCommonLoanShort(),
      price === null ? '' : noCommonLoanText.headFits({ price }),
    ];
  }
  const { now, later } = eachMonth;
  const payment = wholeMoney(now);
  switch (verdict) {
    case 'loading':
      return [text.headLoading(), ''];
    case 'no-loan':
      return [text.headNoLoan(), ''];
    case 'not-qualified':
      return [text.headTraditional({ payment }), text.headNotQualified(loweringNames(product))];
    case 'unknown':
    case 'not-offered':
    case 'qualified':
      return later
        ? [
            text.head({ payment, after: wholeMoney(later.payment) }),
            text.headLater({ year: later.fromYear, owed: wholeMoney(owedLater.dollars) }),
          ]
        : [text.headTraditional({ payment }), text.headInside()];
  }
}

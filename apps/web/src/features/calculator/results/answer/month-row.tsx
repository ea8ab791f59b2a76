import type { ReactNode } from 'react';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { useExplained } from '@/ui/explained-text.tsx';
import { figureWidth } from '@/ui/figure-size.ts';
import type { Calculator } from '../../state/calculator.tsx';
import { explainedTerms } from '../terms.ts';
import { Difference } from './difference.tsx';
import { MonthQuestion } from './month-question.tsx';
import { taxWords } from './month-words.ts';
import { Row, RowTitle } from './row.tsx';

/** Shows what the buyer pays each month now, and after the lowered payment ends. */
export function MonthRow({ answered }: { answered: Calculator }) {
  const { answer, estimate, verdict } = answered;
  const { eachMonth } = answer;
  const { title, missing, now, later } = answerRowWords(answer, estimate).month;
  const { withButtons, explanation } = useExplained(explainedTerms(estimate));
  const figures = [now.figure, ...(later ? [later.figure] : [])];
  return (
    <Row className="night bg-banner text-ink">
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <RowTitle id="payment" detail={verdict === 'no-loan' ? null : 'eachMonth'}>
          {title}
        </RowTitle>
        {missing === '' ? null : <p className="text-sm">{missing}</p>}
      </div>
      <dl
        style={{ '--widest': widestOf(figures) }}
        className={`mt-1 grid gap-x-4 ${later ? `grid-cols-2 ${pairClass}` : aloneClass}`}
      >
        <Payment figure={now.figure} dollars={eachMonth.now}>
          {now.note}
        </Payment>
        {later ? (
          <Payment figure={later.figure} dollars={eachMonth.later?.payment ?? 0}>
            {later.note}
            {later.payback === null ? null : (
              <span className="block text-sm">{withButtons(later.payback)}</span>
            )}
          </Payment>
        ) : null}
      </dl>
      {explanation}
      {later ? <p className="mt-1 text-sm">{taxWords(estimate)}</p> : null}
      <MonthQuestion eachMonth={eachMonth} />
    </Row>
  );
}

function widestOf(figures: readonly string[]): string {
  return Math.max(...figures.map(figureWidth)).toFixed(2);
}

/* As large as in the design, or smaller if the figures would not fit. */
const pairClass =
  '[--figure:min(2.75rem,46cqi/var(--widest))] sm:[--figure:min(3.5rem,44cqi/var(--widest))]';
const aloneClass =
  '[--figure:min(2.75rem,92cqi/var(--widest))] sm:[--figure:min(3.5rem,88cqi/var(--widest))]';

function Payment({
  figure,
  dollars,
  children,
}: {
  figure: string;
  dollars: number;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="relative">
        {children}
        <Difference dollars={dollars} className="top-0.5 right-0 bg-ink text-banner" />
      </dt>
      <dd
        data-payment
        elementtiming="answer"
        className="tabular text-(length:--figure) leading-[1.09] font-bold tracking-tight whitespace-nowrap"
      >
        {figure}
      </dd>
    </div>
  );
}

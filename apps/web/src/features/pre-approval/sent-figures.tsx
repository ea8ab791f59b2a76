import type { LeadCalculation } from '@latchkey/contract';
import { figureWords, formatsOf } from '@latchkey/texts';
import { currentLocale } from '@/lib/text.ts';
import {
  answerRowsText,
  loanEstimateText,
  figuresText as text,
  trueCostText,
} from '@/lib/texts.ts';
import { FactList } from '@/ui/fact-list.tsx';
import { ThreeRows } from '@/ui/three-rows.tsx';

/** Shows the applied program and the three main figures, then both payments with their terms. */
export function SentFigures({ calculation }: { calculation: LeadCalculation }) {
  const texts = { answerRows: answerRowsText, figures: text, trueCost: trueCostText };
  const { help, answer, facts } = figureWords(calculation, texts, formatsOf(currentLocale()));
  return (
    <section>
      <h2 className="text-lg font-bold">{text.title()}</h2>
      {help ? (
        <dl className="mt-2">
          <dt className="text-sm text-ink-soft">{help.name}</dt>
          <dd className="font-semibold">{help.value}</dd>
        </dl>
      ) : null}
      {answer ? (
        <div className="mt-3 rounded-card border border-line p-5">
          <ThreeRows words={answer} />
        </div>
      ) : null}
      <div className="mt-4">
        <FactList title={text.terms()} facts={facts.map(({ name, value }) => [name, value])} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">{loanEstimateText.notice()}</p>
    </section>
  );
}

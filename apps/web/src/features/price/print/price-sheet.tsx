import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { day } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loanEstimateText, priceText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { LegalLines } from '@/ui/legal-lines.tsx';
import { Logo } from '@/ui/logo.tsx';
import type { PriceFigures } from '../bars/figures.ts';
import { type PriceRowWords, pricesWords } from '../bars/price-row.tsx';
import { figuresSentence, termsSentence } from '../summary/summary-words.ts';
import type { AnswerWords } from '../words/answer-words.ts';

/** A row of the printed table. */
interface PrintedRow {
  readonly key: string;
  readonly row: PriceRowWords;
  /** Null if no price fits. */
  readonly figures: PriceFigures | null;
}

interface Props {
  readonly facts: string;
  readonly answer: AnswerWords;
  readonly rows: readonly PrintedRow[];
  /**
   * The name and the figures of the bar with the highest price. Null if no price meets all rules.
   */
  readonly best: { readonly name: string; readonly figures: PriceFigures } | null;
  /** The printed versions of the other parts of the page. */
  readonly children?: ReactNode;
}

/** The prices on one printed page, which replaces the web page when the buyer prints it. */
export function PriceSheet(props: Props) {
  return createPortal(<Sheet {...props} />, document.body);
}

function Sheet({ facts, answer, rows, best, children }: Props) {
  return (
    <main className="print-sheet grid gap-2 bg-paper text-ink">
      <p className="text-[13pt] leading-tight font-bold">{loanEstimateText.notice()}</p>
      <header className="flex items-start justify-between gap-6">
        <div>
          <h1 className="text-sm font-semibold text-ink-soft">
            {text.title()} {facts}
          </h1>
          <p className="text-2xl font-bold">{`${answer.label}: ${answer.figure}`}</p>
          <p className="text-base">
            <Bold words={answer.words} /> {answer.change ? <Bold words={answer.change} /> : null}
          </p>
        </div>
        <div className="shrink-0 text-right">
          <Logo />
          <p className="text-sm">{text.made({ day: day(useToday()) })}</p>
        </div>
      </header>
      {best ? (
        <p className="text-sm">
          {figuresSentence(best.name, best.figures)} {termsSentence(best.figures)}{' '}
          {aprWordsOf(best.figures.estimate)?.line}
        </p>
      ) : null}
      <Table rows={rows} />
      {children}
      <footer className="run-on border-t border-line pt-1 text-sm text-ink-soft">
        <p>{text.order()}</p>
        <p>{text.notApproval()}</p>
        <LegalLines />
      </footer>
    </main>
  );
}

function Table({ rows }: Pick<Props, 'rows'>) {
  const headings = [
    text.printProgram(),
    text.printPrice(),
    text.printStops(),
    text.printMonth(),
    text.printCash(),
    text.printOwed(),
  ];
  return (
    <table className="w-full border-collapse text-left leading-tight">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="border-b border-line-strong pr-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, row, figures }) => (
          <tr key={key} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="pr-2 font-normal">
              {row.name}
            </th>
            <td className="tabular pr-2 font-bold">{pricesWords(row)}</td>
            <td className="pr-2">{[row.stops, row.chip].filter(Boolean).join('. ')}</td>
            <td className="tabular pr-2">{figures?.month.figure}</td>
            <td className="tabular pr-2">{figures?.cash.figure}</td>
            <td>{figures?.owed.figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bold({ words }: { words: string }) {
  return <RichText text={words} parts={{ b: (content) => <strong>{content}</strong> }} />;
}

import {
  type AlmostProgram,
  estimateOf,
  type MatchedProgram,
  type QuoteAnswers,
  withoutHelp,
} from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, rate } from '@/lib/format.ts';
import { programsText, programListText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { Button } from '@/ui/button.tsx';
import type { Comparison } from '../compare/use-comparison.ts';
import { usePricing } from '../compare/use-pricing.ts';
import { type FilterName, offeredFilters, passes, type Row, type Sort, sorted } from './arrange.ts';
import { PrintedPrograms } from './printed-programs.tsx';
import { ProgramGroups } from './program-groups.tsx';
import { rowEffect } from './row-effect.ts';
import { Toolbar } from './toolbar.tsx';
import { VaRow } from './va-row.tsx';

/** Shows the programs in groups, with sorting and filters. Prints as one table. */
export function ProgramList({
  quote,
  programs,
  almostThere,
  comparison,
  combination,
  news,
}: {
  quote: QuoteAnswers;
  programs: readonly MatchedProgram[];
  almostThere: readonly AlmostProgram[];
  comparison: Comparison;
  /** The best combination, shown after the VA option. */
  combination: ReactNode;
  /** What the last short answer changed. */
  news: ReactNode;
}) {
  const terms = { ...usePricing(quote), homePlan: quote.homePlan };
  const baseline = withoutHelp(terms);
  const withEffect = <Program extends MatchedProgram | AlmostProgram>(program: Program) => ({
    program,
    effect: rowEffect(program, terms, baseline),
  });
  const rows = programs.map(withEffect);
  const almost = almostThere.map(withEffect);
  const [sort, setSort] = useState<Sort>('best');
  const [filters, setFilters] = useState<ReadonlySet<FilterName>>(new Set());
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());

  const today = useToday();
  const offered = offeredFilters(rows, today);
  const active = offered.map(({ name }) => name).filter((name) => filters.has(name));
  const passesAll = (row: Row) => active.every((name) => passes(row, name, today));
  const shown = sorted(rows, sort).filter(passesAll);
  return (
    <>
      {rows.length > 1 ? (
        <Toolbar
          sort={sort}
          onSort={setSort}
          filters={offered}
          active={filters}
          onFilter={(name) => setFilters(toggledIn(filters, name))}
        />
      ) : null}
      {news}
      <VaRow quote={quote} />
      {combination}
      {rows.length > 0 && shown.length === 0 ? (
        <div className="mb-6 flex flex-wrap items-center gap-4">
          <p>{text.noneLeft()}</p>
          <Button look="outline" onClick={() => setFilters(new Set())}>
            {text.clearFilters()}
          </Button>
        </div>
      ) : null}
      <ProgramGroups
        rows={shown}
        almost={active.length > 0 ? [] : almost}
        controls={{
          comparison,
          openIds,
          toggle: (id) => setOpenIds((open) => toggledIn(open, id)),
        }}
      />
      <PrintedPrograms rows={[...rows, ...almost]} />
      {rows.length > 1 ? (
        <p className="mt-6 text-sm text-ink-soft">
          {programsText.order()}
          {programs.some(({ verifyFirst }) => verifyFirst)
            ? ` ${programsText.verifyNotCounted()}`
            : null}
        </p>
      ) : null}
      {[...rows, ...almost].some(({ effect }) => effect !== null) ? <Terms quote={quote} /> : null}
    </>
  );
}

/** States the terms of the loan that the rows' monthly changes are based on. */
function Terms({ quote }: { quote: QuoteAnswers }) {
  const { facts, details, limits } = usePricing(quote);
  const estimate = estimateOf(facts, details, [], limits);
  const { loanAmount, downPayment, downPaymentPercent } = estimate.terms;
  const apr = aprWordsOf(estimate);
  return (
    <p data-terms className="mt-2 text-sm text-ink-soft">
      {text.terms({
        loan: money(loanAmount),
        years: facts.term,
        rate: rate(facts.interest),
        down: money(downPayment),
        percent: percent(downPaymentPercent),
      })}{' '}
      {apr ? `${apr.label}: ${apr.value}. ${apr.line}` : null}
    </p>
  );
}

function toggledIn<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
}

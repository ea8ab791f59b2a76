import {
  type AlmostProgram,
  type Baseline,
  comparePayments,
  type MatchedProgram,
  type PurchaseTerms,
  type QuoteAnswers,
  termsOf,
  withoutHelp,
} from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { countyAddress } from '@/lib/catalog-addresses.ts';
import { county as countyName, percent, rate, wholeMoney } from '@/lib/format.ts';
import { programsText, programListText as text, uiText } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { useAreLimitsLoading } from '@/state/use-loan-limits.ts';
import { PRICE } from '@/state/wizard.ts';
import { Button } from '@/ui/button.tsx';
import type { Comparison } from '../compare/use-comparison.ts';
import { type FilterName, offeredFilters, passes, type Row, type Sort, sorted } from './arrange.ts';
import { PrintedPrograms } from './printed-programs.tsx';
import { ProgramGroups } from './program-groups.tsx';
import type { TopProgram } from './program-row.tsx';
import { rowEffect } from './row-effect.ts';
import { Toolbar } from './toolbar.tsx';
import { usePurchaseTerms } from './use-purchase-terms.ts';
import { VaRow } from './va-row.tsx';

interface Props {
  readonly quote: QuoteAnswers;
  readonly programs: readonly MatchedProgram[];
  readonly almostThere: readonly AlmostProgram[];
  /** The purchase that results are compared with. Null if no program has a result. */
  readonly baseline: Baseline | null;
  readonly comparison: Comparison;
  readonly combination: Parameters<typeof ProgramGroups>[0]['combination'];
  readonly top: TopProgram | null;
  /** The changes from the last short answer. */
  readonly news: ReactNode;
}

/** Shows the programs in groups, with sorting and filters. Printed pages have one table instead. */
export function ProgramList({
  quote,
  programs,
  almostThere,
  baseline,
  comparison,
  combination,
  top,
  news,
}: Props) {
  const terms = usePurchaseTerms(quote);
  const isWaiting = useAreLimitsLoading(quote.homeLocation.county_code, quote.homePrice);
  const without = isWaiting ? null : withoutHelp(terms);
  const withEffect = <Program extends MatchedProgram | AlmostProgram>(program: Program) => ({
    program,
    effect: rowEffect(program, terms, without),
  });
  const rows = programs.map(withEffect);
  const almost = almostThere.map(withEffect);
  const { shown, isFiltered, clearFilters, toolbar } = useArrangement(rows);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      {rows.length > 1 ? <Toolbar {...toolbar} /> : null}
      {news}
      <VaRow quote={quote} terms={terms} without={without} />
      {rows.length > 0 && shown.length === 0 ? <NoneLeft onClear={clearFilters} /> : null}
      <ProgramGroups
        rows={shown}
        almost={isFiltered ? [] : almost}
        controls={{
          comparison,
          openIds,
          toggle: (id) => setOpenIds((open) => toggledIn(open, id)),
          sort: toolbar.sort,
          isPossibleWithout: baseline?.fitsAnswer ?? true,
          top,
        }}
        combination={combination}
      />
      <PrintedPrograms rows={[...rows, ...almost]} />
      {rows.length > 1 ? <OrderNote programs={programs} home={quote.homeLocation} /> : null}
      {baseline ? <Terms baseline={baseline} terms={terms} /> : null}
    </>
  );
}

/** Hook for the sort order and filters. Returns the rows to show and the props of the toolbar. */
function useArrangement(rows: readonly Row[]) {
  const [sort, setSort] = useState<Sort>('best');
  const [filters, setFilters] = useState<ReadonlySet<FilterName>>(new Set());
  const today = useToday();
  const offered = offeredFilters(rows, today);
  const active = offered.map(({ name }) => name).filter((name) => filters.has(name));
  const passesAll = (row: Row) => active.every((name) => passes(row, name, today));
  return {
    shown: sorted(rows, sort).filter(passesAll),
    isFiltered: active.length > 0,
    clearFilters: () => setFilters(new Set()),
    toolbar: {
      sort,
      onSort: setSort,
      filters: offered,
      active: filters,
      onFilter: (name: FilterName) => setFilters(toggledIn(filters, name)),
    },
  };
}

/** Says that no program passes the filters, with a button that clears them. */
function NoneLeft({ onClear }: { onClear: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      <p>{text.noneLeft()}</p>
      <Button look="outline" onClick={onClear}>
        {text.clearFilters()}
      </Button>
    </div>
  );
}

/** Explains the order of the programs, and links to the county's programs and the prices. */
function OrderNote({
  programs,
  home: { state, county },
}: {
  programs: readonly MatchedProgram[];
  home: QuoteAnswers['homeLocation'];
}) {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      {programsText.order()}
      {programs.some(({ verifyFirst }) => verifyFirst)
        ? ` ${programsText.verifyNotCounted()}`
        : null}{' '}
      <Link
        to={countyAddress(state, county)}
        className="inline-target text-brand underline print:hidden"
      >
        {programsText.allHere({ county: countyName(county) })}
      </Link>{' '}
      <Link to={PRICE} className="inline-target text-brand underline print:hidden">
        {uiText.priceLink()}
      </Link>
    </p>
  );
}

/**
 * Describes the purchase without assistance, which is the basis for results and monthly changes.
 */
function Terms({
  baseline: { loanType, downPayment: down },
  terms: { facts, details },
}: {
  baseline: Baseline;
  terms: PurchaseTerms;
}) {
  const at = { ...facts, downPayment: down };
  const comparison = comparePayments(at, { applied: null, extras: details, loanType });
  const terms = termsOf(at, comparison, details);
  const apr = aprWordsOf({ comparison, details, terms });
  return (
    <p data-terms className="mt-2 text-sm text-ink-soft">
      {text.terms({
        type: loanType,
        loan: wholeMoney(terms.loanAmount),
        years: terms.years,
        rate: rate(terms.interest),
        down: wholeMoney(terms.downPayment),
        percent: percent(terms.downPaymentPercent),
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

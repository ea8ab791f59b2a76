import {
  type AskedPrograms,
  type CalculatorDetails,
  type CountedProgram,
  cashFacts,
  costTables,
  debtGuideFindings,
  debtToIncome,
  type Estimate,
  type PricedAnswers,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useEffect, useState } from 'react';
import { detailsText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { SavingsTable } from '@/ui/savings-table.tsx';
import type { Amounts } from '../../inputs/use-answers.ts';
import { CashDetail } from './cash-detail.tsx';
import { cashExits } from './cash-exits.ts';
import { type DetailName, type DetailResult, detailNames } from './detail.ts';
import { DetailAccordion } from './detail-accordion.tsx';
import { cashResult, laterResult, monthResult, yearResult } from './detail-results.ts';
import { DetailTabs } from './detail-tabs.tsx';
import { ExitList } from './exit-list.tsx';
import { LaterDetail } from './later-detail.tsx';
import { MonthDetail } from './month-detail.tsx';
import { useCashExit } from './use-cash-exit.ts';

export interface DetailsProps {
  readonly quote: PricedAnswers;
  /** The complete quote, or null if an answer is missing. */
  readonly complete: QuoteAnswers | null;
  readonly details: CalculatorDetails;
  readonly estimate: Estimate;
  /** The buyer's cash for closing, in whole dollars. */
  readonly cash: number;
  /** The matches that the buyer can choose from, in rank order. */
  readonly programs: readonly CountedProgram[];
  readonly onAmounts: (amounts: Amounts) => void;
  readonly onDetails: (details: Partial<CalculatorDetails>) => void;
  readonly onProgram: (asked: AskedPrograms) => void;
}

/**
 * Each month, cash, later and every year: one open at a time, each with its result in its heading.
 * Tabs on a wide screen, an accordion on a phone.
 */
export function Details(props: DetailsProps) {
  const { quote, complete, details, estimate, cash, programs, onAmounts, onDetails } = props;
  const [open, setOpen] = useState<DetailName | null>('cash');
  // Wide enough for four tabs side by side.
  const isWide = useMedia('(width >= 40rem)');
  useEffect(() => setOpen((now) => detailAtHash() ?? now), []);

  const { comparison, programs: applied } = estimate;
  const exit = useCashExit(quote, cash, applied, props);
  const facts = cashFacts(estimate, cash, exit.plan ?? undefined);
  const exits = cashExits(facts, estimate, programs);
  const income = complete?.householdIncome ?? null;

  const results: Record<DetailName, DetailResult> = {
    eachMonth: monthOf(estimate, income, details.otherDebts),
    cash: cashResult(facts.gap),
    later: laterResult(comparison, estimate.saleAtEnd.assistance),
    everyYear: yearResult(comparison),
  };
  const panels = {
    eachMonth: (
      <MonthDetail
        estimate={estimate}
        details={details}
        place={quote.homeLocation}
        income={income}
        homeType={complete?.homeType ?? 'single-family'}
        onDetails={onDetails}
      />
    ),
    cash: (
      <CashDetail
        facts={facts}
        estimate={estimate}
        quote={quote}
        details={details}
        onDetails={onDetails}
        onCash={(dollars) => onAmounts({ cash: dollars })}
        onPlan={exit.setPlan}
        exits={
          <ExitList exits={exits} plan={facts.needed.plan} onExit={exit.press} undo={exit.undo} />
        }
      />
    ),
    later: <LaterDetail estimate={estimate} details={details} onDetails={onDetails} />,
    everyYear: <SavingsTable comparison={comparison} />,
  };
  return (
    <section aria-label={text.title()}>
      {isWide ? (
        <DetailTabs open={open ?? 'cash'} onOpen={setOpen} results={results} panels={panels} />
      ) : (
        <DetailAccordion open={open} onOpen={setOpen} results={results} panels={panels} />
      )}
    </section>
  );
}

/** The detail that holds the element of the address's hash. */
function detailAtHash(): DetailName | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  const name = named?.closest<HTMLElement>('[data-detail]')?.dataset.detail;
  return detailNames.find((each) => each === name);
}

function monthOf(
  { allIn, comparison, loanType }: Estimate,
  income: number | null,
  otherDebts: number,
): DetailResult {
  const { total: housing } = allIn.traditional;
  const facts = { householdIncome: income ?? 0, housing, otherDebts };
  const findings = debtGuideFindings(facts, loanType, costTables.debtGuides);
  const rule = findings.find(({ guide }) => guide.id === 'rule-of-thumb');
  const payment = comparison.isQualified ? allIn.lowered.total : housing;
  return monthResult(debtToIncome(facts)?.front, payment, rule);
}

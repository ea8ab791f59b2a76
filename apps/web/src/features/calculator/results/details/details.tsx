import {
  type CountedProgram,
  cashFacts,
  costTables,
  debtGuideFindings,
  debtToIncome,
  type Estimate,
} from '@latchkey/domain';
import { useEffect, useState } from 'react';
import { detailsText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { CashDetail } from './cash-detail.tsx';
import { cashExits } from './cash-exits.ts';
import {
  cashResult,
  type DetailName,
  type DetailResult,
  detailNames,
  laterResult,
  monthResult,
  yearResult,
} from './detail.ts';
import { DetailAccordion, DetailTabs } from './detail-panels.tsx';
import { ExitList } from './exit-list.tsx';
import { LaterDetail } from './later-detail.tsx';
import { MonthDetail } from './month-detail.tsx';
import { useCashExit } from './use-cash-exit.ts';

/**
 * Each month, cash, later and every year: one open at a time, each with its result in its heading.
 * Tabs on a wide screen, an accordion on a phone.
 */
export function Details() {
  const { otherDebts } = useCalculator().details;
  const { quote, complete, estimate, cash, help, actions } = useLaterCalculator();
  const [open, setOpen] = useState<DetailName | null>('cash');
  // Wide enough for four tabs side by side.
  const isWide = useMedia('(width >= 40rem)');
  useEffect(() => setOpen((now) => detailAtHash() ?? now), []);

  const { comparison, programs: applied } = estimate;
  const exit = useCashExit(quote, cash, applied, actions);
  const facts = cashFacts(estimate, cash, exit.plan ?? undefined);
  const exits = cashExits(facts, estimate, help.state === 'found' ? help.programs : none);
  const income = complete?.householdIncome ?? null;

  const results: Record<DetailName, DetailResult> = {
    eachMonth: monthOf(estimate, income, otherDebts),
    cash: cashResult(facts.gap),
    later: laterResult(comparison, estimate.saleAtEnd.assistance),
    everyYear: yearResult(comparison),
  };
  const panels = {
    eachMonth: <MonthDetail />,
    cash: (
      <CashDetail
        facts={facts}
        onPlan={exit.setPlan}
        exits={
          <ExitList exits={exits} plan={facts.needed.plan} onExit={exit.press} undo={exit.undo} />
        }
      />
    ),
    later: <LaterDetail />,
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

/** Without a list of programs there is no other one to choose. */
const none: readonly CountedProgram[] = [];

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

import {
  type CountedProgram,
  cashExits,
  cashFacts,
  costTables,
  debtGuideFindings,
  debtToIncome,
  type Estimate,
  savingsTable,
  shownPlan,
} from '@latchkey/domain';
import { detailsText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import { SavingsTable } from '@/ui/savings-table.tsx';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { CashDetail } from './cash-detail.tsx';
import {
  cashResult,
  type DetailName,
  type DetailResult,
  FIRST_OPEN,
  laterResult,
  monthResult,
  yearResult,
} from './detail.ts';
import { DetailAccordion, DetailTabs } from './detail-panels.tsx';
import { ExitList } from './exit-list.tsx';
import { LaterDetail } from './later-detail.tsx';
import { MonthDetail } from './month-detail.tsx';
import { useCashExit } from './use-cash-exit.ts';
import { useOpenDetail } from './use-open-detail.ts';

/**
 * The four details: each month, cash, later and every year. Only one is open at a time, and each
 * heading shows the detail's main figure. Wide screens show tabs, and phones show an accordion.
 */
export function Details() {
  const { otherDebts } = useCalculator().details;
  const { quote, complete, estimate, answer, cash, help, actions } = useLaterCalculator();
  const [open, setOpen] = useOpenDetail();
  // From this width on, four tabs fit next to each other.
  const isWide = useMedia('(width >= 40rem)');
  const limits = useLoanLimits(quote.homeLocation.county_code);

  const { helpPaysClosing } = estimate.details;
  const exit = useCashExit(
    { ...quote, cash, programs: estimate.programs, helpPaysClosing },
    actions,
  );
  const facts = cashFacts(estimate, cash, shownPlan(estimate, exit.plan));
  const found = help.state === 'found' ? help.programs : none;
  const exits = cashExits(facts, estimate, found, limits);
  const income = complete?.householdIncome ?? null;

  const results: Record<DetailName, DetailResult> = {
    eachMonth: monthOf(estimate, answer.eachMonth.now, income, otherDebts),
    cash: cashResult(facts.gap),
    later: laterResult(answer.owedLater),
    everyYear: yearResult(savingsTable(estimate.comparison, estimate.details).length),
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
    everyYear: <SavingsTable estimate={estimate} />,
  };
  return (
    <section aria-label={text.title()}>
      {isWide ? (
        <DetailTabs open={open ?? FIRST_OPEN} onOpen={setOpen} results={results} panels={panels} />
      ) : (
        <DetailAccordion open={open} onOpen={setOpen} results={results} panels={panels} />
      )}
    </section>
  );
}

/**
 * No programs. Used if there is no list of programs from which the buyer could choose another one.
 */
const none: readonly CountedProgram[] = [];

/** The cost of the home as a percentage of income, calculated the way lenders do. */
function monthOf(
  { lenderPayment: housing, loanType }: Estimate,
  payment: number,
  income: number | null,
  otherDebts: number,
): DetailResult {
  const facts = { householdIncome: income ?? 0, housing, otherDebts };
  const findings = debtGuideFindings(facts, loanType, costTables.debtGuides);
  const rule = findings.find(({ guide }) => guide.id === 'rule-of-thumb');
  return monthResult(debtToIncome(facts)?.front, payment, rule);
}

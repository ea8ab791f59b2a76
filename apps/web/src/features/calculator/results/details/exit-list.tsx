import {
  allInPayment,
  type CashExit,
  type Estimate,
  leadingLoweredPlan,
  leadingPlan,
  monthOfYear,
  owedLaterOf,
  roundedUp,
} from '@latchkey/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { wholeMoney } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import type { CashUndo } from './use-cash-exit.ts';

/** Moves focus to the Undo button, because the button that the buyer pressed has disappeared. */
function focused(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Buttons that close the cash gap. Pressing one replaces all of them with an Undo button. */
export function ExitList({
  exits,
  plan,
  onExit,
  undo,
}: {
  exits: readonly CashExit[];
  plan: 'lowered' | 'traditional';
  onExit: (exit: CashExit) => void;
  undo: CashUndo | null;
}) {
  return (
    <div className="print:hidden">
      {undo ? (
        <div className="mt-4 flex items-center justify-between gap-4 rounded-control bg-brand-tint px-4 py-1">
          <p className="text-sm font-semibold">{text.done()}</p>
          <button
            type="button"
            ref={focused}
            onClick={undo.back}
            className="min-h-11 rounded-small px-2 text-sm font-semibold text-brand underline"
          >
            {text.undo()}
          </button>
        </div>
      ) : null}
      {exits.length > 0 ? (
        <>
          <h4 className="mt-2 text-base font-bold">{text.ways()}</h4>
          <ul className="mt-1 grid gap-2">
            {exits.map((exit) => (
              <li key={exit.kind}>
                <ExitButton exit={exit} plan={plan} onPress={() => onExit(exit)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function ExitButton({
  exit,
  plan,
  onPress,
}: {
  exit: CashExit;
  plan: 'lowered' | 'traditional';
  onPress: () => void;
}) {
  const { title, note, words } = exitWords(exit, plan);
  const outcome = note ?? shortWords(exit);
  const noteClass = `tabular text-sm font-semibold ${exit.short > 0 ? '' : 'text-brand'}`;
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-3 py-1.5 text-left sm:px-4 hover:bg-panel"
    >
      <span className="grow">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{title}</span>
          <span className={`max-sm:hidden ${noteClass}`}>{outcome}</span>
        </span>
        <span className="block text-sm text-ink-soft">
          <span className={`sm:hidden ${noteClass}`}>{outcome}. </span>
          {words}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-soft max-sm:hidden" />
    </button>
  );
}

function shortWords({ short }: CashExit): string {
  const dollars = roundedUp(short);
  return dollars > 0
    ? text.shortAfter({ short: wholeMoney(dollars) })
    : text.notShort({ short: wholeMoney(0) });
}

/** The text for a way to close the cash gap. */
interface ExitWords {
  readonly title: string;
  /** Text to show instead of the remaining gap. */
  readonly note?: string;
  readonly words: string;
}

/** @param plan the plan for which the buyer does not have enough cash */
export function exitWords(exit: CashExit, plan: 'lowered' | 'traditional'): ExitWords {
  if (exit.kind === 'program') {
    const { program, found } = exit;
    const words = text.wayProgramWords({
      program: program.programName,
      short: shortWords(exit),
    });
    return { title: text.wayProgram(), note: text.wayProgramFound({ count: found }), words };
  }
  if (exit.kind === 'closing') return closingWords(exit.estimate);
  const { estimate, homePrice, downPayment } = exit;
  const { traditional } = estimate.comparison;
  const down = wholeMoney(downPayment);
  const payment = wholeMoney(allInPayment(monthOfYear(traditional.months, 1)));
  if (exit.kind === 'traditional') {
    return { title: text.wayTraditional(), words: text.wayTraditionalWords({ down, payment }) };
  }
  const title =
    exit.kind === 'price'
      ? text.wayPrice({ price: wholeMoney(homePrice) })
      : text.wayLessDown({ down });
  const lowered = plan === 'lowered' ? leadingLoweredPlan(estimate) : null;
  if (!lowered) {
    const words =
      exit.kind === 'less-down' ? lessDownWords(exit, plan) : text.wayPriceTraditionalWords;
    return { title, words: words({ down, payment }) };
  }
  const { months, years } = lowered;
  const words = text.wayPriceWords({
    payment: wholeMoney(allInPayment(monthOfYear(months, 1))),
    after: wholeMoney(allInPayment(monthOfYear(months, years + 1))),
    owed: wholeMoney(owedLaterOf(estimate).dollars),
  });
  return { title, words };
}

/** Explains that a smaller down payment does not lead to a lowered payment, unlike a larger one. */
function lessDownWords({ estimate }: { estimate: Estimate }, plan: 'lowered' | 'traditional') {
  if (plan === 'lowered') return text.wayTraditionalWords;
  const { kind } = estimate.comparison.lowering;
  return kind === 'not-offered' ? text.wayPriceTraditionalWords : text.wayLessDownWords;
}

/** Describes the loan and the payment if assistance pays closing costs. */
function closingWords(estimate: Estimate): ExitWords {
  const { help, comparison } = estimate;
  const words = text.wayClosingWords({
    closing: wholeMoney(help.reduce((sum, { towardClosing }) => sum + towardClosing, 0)),
    loan: wholeMoney(comparison.firstLoan.loan.principal),
    payment: wholeMoney(allInPayment(monthOfYear(leadingPlan(estimate).months, 1))),
  });
  return { title: text.wayClosing(), words };
}

import { type AssistanceBalance, type CashGap, leadingLoweredPlan } from '@latchkey/domain';
import Phone from 'lucide-react/icons/phone';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { money, percent, phone } from '@/lib/format.ts';
import { compareText as text, trueCostText } from '@/lib/texts.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { paybackTerms, paymentWithPayback, waitingFigure } from '@/ui/payback-words.ts';
import { gapWords, lineWords, loweredWords, whole } from './column-words.ts';
import { type ProgramColumn, SALE_YEARS, type VaColumn } from './columns.ts';

export function Payment({ column }: { column: ProgramColumn }) {
  const { estimate } = column;
  const { comparison, escrow, loanType } = estimate;
  if (comparison.firstLoan.base.principal === 0) return text.noLoan();
  const plan = leadingLoweredPlan(estimate);
  if (plan) return <Big note={loweredWords(plan)}>{money(plan.payment)}</Big>;
  const { kind } = comparison.lowering;
  return (
    <>
      <Big note={kind === 'not-qualified' ? text.notLowered() : text.afterNote()}>
        {money(comparison.traditional.payment)}
      </Big>
      {kind === 'qualified' && escrow === 'required' ? (
        <span className="mt-1 block text-sm">
          {trueCostText.escrowRequired({ type: loanType })}
        </span>
      ) : null}
    </>
  );
}

/**
 * The all-in payment that a lender compares with the buyer's income. It may be the lowered payment.
 */
export function AllIn({ column: { estimate } }: { column: ProgramColumn }) {
  const { lenderPayment, unknown } = estimate;
  return (
    <>
      <Big note={text.afterNote()}>{money(lenderPayment)}</Big>
      {unknown.insurance || unknown.assistance ? (
        <span className="block text-ink-soft">{text.allInMore()}</span>
      ) : null}
    </>
  );
}

/** The debt when the lowered payment ends, the cost of waiting, and the payment that repays it. */
export function OwedLine({ column: { estimate } }: { column: ProgramColumn }) {
  const plan = leadingLoweredPlan(estimate);
  if (!plan) return text.noLine();
  return (
    <>
      <Big note={lineWords(plan)}>{money(plan.waiting.owed)}</Big>
      <Big note={trueCostText.waitingNote({ years: plan.waiting.years })}>
        {waitingFigure(plan)}
      </Big>
      <span className="block text-sm text-ink-soft">{paybackTerms(plan)}</span>
    </>
  );
}

/** The payment after the lowered payment ends, including the payback of the line of credit. */
export function PaymentAfter({ column: { estimate } }: { column: ProgramColumn }) {
  const plan = leadingLoweredPlan(estimate);
  if (!plan) return text.same();
  const note = plan.waiting.payback ? text.fromYearWithPayback : text.fromYear;
  return <Big note={note({ year: plan.years + 1 })}>{money(paymentWithPayback(plan))}</Big>;
}

/** Shows a figure with a line of text below it. */
export function Big({ note, children }: { note: string; children: string }) {
  return (
    <>
      <span className="tabular block text-xl leading-7 print:text-base print:leading-tight font-bold">
        {children}
      </span>
      <span className="block text-sm text-ink-soft">{note}</span>
    </>
  );
}

/** Joins sentences into one paragraph, to save vertical space. */
export function Sentences({ of: sentences }: { of: readonly (string | null)[] }) {
  const words = sentences
    .filter((each) => each !== null)
    .map((each) => each.replace(/\.$/, ''))
    .join('. ');
  return <CatalogText>{words}</CatalogText>;
}

export function OwedByYear({ column: { owed, program } }: { column: ProgramColumn }) {
  return (
    <>
      <Years owed={owed} />
      {owed.some(({ kind }) => kind === 'unknown') ? (
        <span className="block text-ink-soft">{askWords(program.repayment)}</span>
      ) : null}
    </>
  );
}

/** States which part of the debt is unknown. */
function askWords(repayment: ProgramColumn['program']['repayment']): string {
  const forgiven = repayment?.forgiven;
  return forgiven
    ? text.askBefore({ year: forgiven.startsAfterYears + forgiven.afterYears })
    : text.askOwed();
}

function Years({ owed }: { owed: readonly AssistanceBalance[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 print:gap-x-2">
      {owed.map((balance, index) => (
        <div key={SALE_YEARS[index]}>
          <dt className="text-sm">{text.year({ year: SALE_YEARS[index] ?? 0 })}</dt>
          <dd className="tabular font-bold">{balanceWords(balance)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Describes a balance in words. An unknown balance never reads as zero. */
function balanceWords(balance: AssistanceBalance): string {
  if (balance.kind === 'unknown') return text.owedUnknown();
  const amount = whole(balance.dollars);
  return balance.kind === 'owed' ? amount : text.fellDue({ amount, years: balance.afterYears });
}

export function Cash({ cash, note }: { cash: CashGap; note: string | null }) {
  return (
    <>
      <span className="tabular block text-lg leading-7 print:text-base print:leading-tight font-bold">
        {money(cash.needed)}
      </span>
      <span
        className={`tabular block text-sm font-semibold ${cash.short > 0 ? 'text-danger' : ''}`}
      >
        {gapWords(cash)}
      </span>
      {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
    </>
  );
}

export function VaTerms({ column }: { column: VaColumn }) {
  const { details, option } = column;
  const { firstLoan, fundingFees } = option;
  const apr = aprWordsOf({
    comparison: { firstLoan },
    details,
    terms: { apr: option.apr, insuredMonths: 0 },
  });
  const { first, subsequent } = fundingFees;
  return (
    <Sentences
      of={[
        text.vaLoan({
          loan: money(firstLoan.loan.principal),
          down: money(column.downPayment),
          downPercent: percent(column.downPaymentPercent),
          fee: money(first.upFront),
          percent: percent(first.rate),
        }),
        apr && `${apr.label}: ${apr.value}`,
        apr?.line ?? null,
        text.vaFee({ later: percent(subsequent.rate) }),
      ]}
    />
  );
}

export function Class({ column: { program } }: { column: ProgramColumn }) {
  if (!program.educationRequired) return text.noClass();
  const { classUrl } = program.contact;
  return (
    <>
      <span className="block">{text.classNeeded()}</span>
      {classUrl ? <Out href={classUrl}>{text.classLink()}</Out> : null}
    </>
  );
}

export function Call({ column: { program } }: { column: ProgramColumn }) {
  return (
    <>
      <span className="block">{text[`call-${program.contact.applyThrough}`]()}</span>
      <Contact program={program} />
    </>
  );
}

/** Shows a program's phone number, or its website if it has no phone number. */
function Contact({ program: { contact, website } }: Pick<ProgramColumn, 'program'>) {
  if (contact.phone) {
    return (
      <a href={`tel:+1${contact.phone}`} className={link}>
        <Phone size={18} aria-hidden className="shrink-0" />
        <span className="tabular">{phone(contact.phone)}</span>
      </a>
    );
  }
  if (website) return <Out href={website}>{text.site()}</Out>;
  return <span className="block text-ink-soft">{text.noPhone()}</span>;
}

const link =
  'inline-flex min-h-8 items-center print:min-h-0 gap-1.5 font-semibold text-brand underline-offset-4 hover:underline';

export function Out({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener" className={link}>
      {children}
    </a>
  );
}

import type { AssistanceBalance } from '@latchkey/domain';
import Phone from 'lucide-react/icons/phone';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { percent, phone, wholeMoney } from '@/lib/format.ts';
import { compareText as text } from '@/lib/texts.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { type ProgramColumn, SALE_YEARS, type VaColumn } from './columns.ts';

/** Joins sentences into one paragraph, to save lines. */
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

/** Returns a sentence that asks the buyer to check the unknown part of the balance. */
function askWords(repayment: ProgramColumn['program']['repayment']): string {
  const forgiven = repayment?.forgiven;
  return forgiven ? text.askBefore({ year: forgiven.afterYears }) : text.askOwed();
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

/** Returns a balance in words. Never describes an unknown balance as zero. */
function balanceWords(balance: AssistanceBalance): string {
  if (balance.kind === 'unknown') return text.owedUnknown();
  const amount = wholeMoney(balance.dollars);
  return balance.kind === 'owed' ? amount : text.fellDue({ amount, years: balance.afterYears });
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
          loan: wholeMoney(firstLoan.loan.principal),
          down: wholeMoney(column.downPayment),
          downPercent: percent(column.downPaymentPercent),
          fee: wholeMoney(first.upFront),
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

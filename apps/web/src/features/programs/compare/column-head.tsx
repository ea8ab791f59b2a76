import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountWords } from '@/lib/program-words.ts';
import { compareText as text } from '@/lib/texts.ts';
import { compareAddress } from '@/state/shared-link.ts';
import { CALCULATOR, PROGRAMS } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { SwitchField } from '@/ui/switch-field.tsx';
import type { Column, ProgramColumn, VaColumn } from './columns.ts';

/** Returns a key for a column and its cells. */
export function keyOf(column: Column): number | string {
  return column.kind === 'va' ? 'va' : column.program.id;
}

/** Returns the name of the program or of the VA loan. */
export function nameOf(column: Column): string {
  return column.kind === 'program' ? column.program.programName : text.vaName();
}

/** Returns the IDs of the compared programs. */
export function programIds(columns: readonly Column[]): readonly number[] {
  return columns.flatMap((column) => (column.kind === 'va' ? [] : [column.program.id]));
}

/**
 * The heading of the VA loan's column. A switch chooses between the buyer's own money and no down
 * payment.
 */
export function VaHead({
  column,
  onOwnMoney,
}: {
  column: VaColumn;
  onOwnMoney: (isOwnMoney: boolean) => void;
}) {
  return (
    <Head amount={text.vaGet()} name={text.vaName()} agency={text.vaAgency()}>
      <p className="mt-2 text-sm">{text.vaOption()}</p>
      <OwnMoneySwitch column={column} onOwnMoney={onOwnMoney} />
    </Head>
  );
}

/** A switch that makes the down payment on the VA loan either the buyer's own money or zero. */
export function OwnMoneySwitch({
  column,
  onOwnMoney,
}: {
  column: VaColumn;
  onOwnMoney: (isOwnMoney: boolean) => void;
}) {
  return (
    <div className="print:hidden">
      <SwitchField
        label={text.vaOwnMoney()}
        checked={column.downPayment > 0}
        onChange={onOwnMoney}
      />
    </div>
  );
}

/** The heading of a program's column: its amount, name and agency, and buttons. */
export function ProgramHead({
  column: { program },
  ids,
}: {
  column: ProgramColumn;
  ids: readonly number[];
}) {
  const { id, programName, agencyName } = program;
  return (
    <Head
      label={text.get()}
      amount={amountWords(program)}
      name={
        <Link to={`${PROGRAMS}/${id}`} className="inline-target hover:underline">
          {programName}
        </Link>
      }
      agency={agencyName}
      corner={<RemoveProgram program={program} ids={ids} />}
    >
      <UseProgram program={program} />
    </Head>
  );
}

/** A button that removes a program from the comparison. */
export function RemoveProgram({
  program: { id, programName },
  ids,
}: Pick<ProgramColumn, 'program'> & { ids: readonly number[] }) {
  return (
    <Link
      to={compareAddress(ids.filter((other) => other !== id))}
      replace
      className="-mt-2 -mr-3 flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:text-ink print:hidden"
    >
      <X size={18} aria-hidden />
      <span className="sr-only">{text.remove({ program: programName })}</span>
    </Link>
  );
}

/** A link that opens the calculator with the program, if the buyer can use the program. */
export function UseProgram({ program }: Pick<ProgramColumn, 'program'>) {
  const { id, kind, programName, verdict } = program;
  if (verdict !== 'match' || kind === 'tax-credit') return null;
  return (
    <ButtonLink
      look="outline"
      to={`${CALCULATOR}?programId=${id}`}
      className="mt-3 w-full px-2! print:hidden"
    >
      <span>
        {text.use()}
        <span className="sr-only">{text.chooseOf({ program: programName })}</span>
      </span>
    </ButtonLink>
  );
}

function Head({
  label,
  amount,
  name,
  agency,
  corner,
  children,
}: {
  label?: string;
  amount: string;
  name: ReactNode;
  agency: string;
  corner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <p className="text-xl leading-tight font-bold break-words sm:text-2xl print:text-base">
          {label ? <span className="block text-sm font-normal text-ink-soft">{label}</span> : null}
          {amount}
        </p>
        {corner}
      </div>
      <p className="mt-1 text-base leading-snug font-semibold print:text-sm">{name}</p>
      <p className="text-sm text-ink-soft">{agency}</p>
      {children}
    </>
  );
}

import {
  type AlmostProgram,
  assistanceAmount,
  type FundingStatus,
  isFundingOpen,
  type MatchedProgram,
  needsVerifying,
  newestSource,
  type OwnMoney,
  type ProgramDetails,
} from '@latchkey/domain';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import { money, wholeMoney } from '@/lib/format.ts';
import { fundingWords } from '@/lib/funding-words.ts';
import { repaymentWords, taxCreditWords } from '@/lib/program-words.ts';
import { programsText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { useDraft } from '@/state/draft.ts';
import { Chip } from '@/ui/chip.tsx';
import { TierWords } from './tier-words.tsx';

interface Props {
  readonly program: ProgramDetails;
  /** The program in the buyer's list. Undefined if the list does not contain it. */
  readonly found: MatchedProgram | AlmostProgram | undefined;
}

/** Summarizes a program: how the assistance is repaid, the amount for this home, and warnings. */
export function ProgramHead({ program, found }: Props) {
  const isUnsure = needsVerifying(
    { ...program, newestSource: newestSource(program.sources) },
    useToday(),
  );
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {repaymentWords(program).map((words) => (
          <li key={words} className="flex">
            <Chip>{words}</Chip>
          </li>
        ))}
        {isUnsure ? (
          <li className="flex">
            <Chip look="warn">{text.verifyFirst()}</Chip>
          </li>
        ) : null}
      </ul>
      <Amount program={program} found={found} />
      <div className="mt-5 grid gap-2 text-sm text-ink-soft">
        <Funding program={program} />
        {isUnsure ? (
          <p className="rounded-control border border-warn-line bg-warn-tint p-4 text-warn-ink">
            {text.verifyFirstLong()}
          </p>
        ) : null}
      </div>
    </>
  );
}

/**
 * Shows what the program pays for the quote's home. If the program matches the buyer's answers,
 * shows what it pays this buyer.
 */
function Amount({ program, found }: Props) {
  const draft = useDraft();
  if (program.kind === 'tax-credit')
    return <p className="mt-5">{taxCreditWords(program.maxAmount)}</p>;
  if (!draft?.homePrice || draft.downPayment === null) return null;

  const { homePrice, downPayment } = draft;
  const ownMoney = { homePrice, downPayment };
  const amount = found?.maxAmount ?? mostFor(program, ownMoney);
  if (amount === 0) return null;
  return (
    <p className="mt-5">
      <span className="tabular block text-3xl leading-tight font-bold">
        {text.upTo({ amount: wholeMoney(amount) })}
      </span>
      <span className="text-sm text-ink-soft">{text.forYourHome({ price: money(homePrice) })}</span>
      {found ? <TierWords rules={found.rules} /> : null}
    </p>
  );
}

/** Returns the largest amount that any buyer gets for this home, in dollars. */
function mostFor({ maxAmount: cap, ...program }: ProgramDetails, money: OwnMoney): number {
  return assistanceAmount({ ...program, cap }, money);
}

const icons: Readonly<Record<FundingStatus, LucideIcon>> = {
  open: CircleCheck,
  waitlist: Hourglass,
  paused: CirclePause,
  unknown: CircleHelp,
};

/** Shows and explains the funding status, with the same wording as the list. */
function Funding({ program }: { program: ProgramDetails }) {
  const today = useToday();
  const isOpen = isFundingOpen(program, today);
  // If the last check of the status was too long ago, the status says nothing about today.
  const status = program.status === 'open' && !isOpen ? 'unknown' : program.status;
  const Icon = icons[status];
  return (
    <>
      <p className="flex items-center gap-1.5">
        <Icon size={18} aria-hidden className={isOpen ? 'text-brand' : ''} />
        {fundingWords(program, today)}
      </p>
      {status === 'open' ? null : <p>{text[`${status}Long`]()}</p>}
    </>
  );
}

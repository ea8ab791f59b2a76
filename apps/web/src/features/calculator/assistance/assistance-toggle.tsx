import {
  assistanceAmount,
  type CountedProgram,
  capForLoan,
  capsForLoan,
  combinedAmounts,
  coversPrice,
  type Estimate,
  isAmountUnknown,
} from '@latchkey/domain';
import { money, wholeMoney } from '@/lib/format.ts';
import { answerText, calculatorText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { SwitchField } from '@/ui/switch-field.tsx';
import { closingHelp } from '../results/details/cash-parts.ts';
import { useCalculator, useLaterCalculator } from '../state/calculator.tsx';
import type { Help } from '../state/use-help.ts';
import { checksWords } from './checks-words.ts';
import { lengthenedWords } from './help-cost-words.ts';

/** Turns a program's assistance on or off. Shows the program's name, or why no program applies. */
export function AssistanceToggle() {
  const { help, details, asked, actions } = useCalculator();
  const { estimate } = useLaterCalculator();
  const isWanted = details.applyAssistance;
  const isFound = help.state === 'found';
  const isCovered = coversPrice(estimate.facts);
  const noHelp = noHelpWords(help, isCovered);
  const first = help.state === 'undecided' && !isCovered ? help.first : null;
  return (
    <div className="rounded-control border border-line bg-paper px-4 pb-3">
      <SwitchField
        label={text.applyHelp()}
        checked={isWanted && (isFound || help.state === 'loading')}
        disabled={!isFound && !first}
        onChange={(applyAssistance) => {
          actions.changeDetails({ applyAssistance });
          if (first) actions.changeProgram({ programId: first.id, withIds: [] });
        }}
        hint={
          <div className="min-h-12">
            {isFound && noHelp === null ? (
              <Found
                {...help}
                isCounted={isWanted}
                estimate={estimate}
                programId={asked.programId}
              />
            ) : (
              <p role="status">{noHelp}</p>
            )}
          </div>
        }
      />
      {isFound && isWanted && help.programs.length > 1 ? (
        <div className="mt-3">
          <SelectField<number>
            label={text.whichProgram()}
            options={help.programs.map((program) => ({
              value: program.id,
              label: choice(program, estimate),
            }))}
            value={help.program.id}
            onChange={(id) => actions.changeProgram({ programId: id, withIds: [] })}
          />
        </div>
      ) : null}
    </div>
  );
}

type FoundHelp = Extract<Help, { state: 'found' }>;

const reason = {
  loading: text.helpLoading,
  failed: text.helpFailed,
  none: text.helpNone,
  undecided: text.helpUndecided,
  open: text.helpOpen,
} as const;

/** Explains why no program applies. Null if a program applies. */
function noHelpWords(help: Help, isCovered: boolean): string | null {
  if (isCovered) return text.nothingToHelp();
  return help.state === 'found' ? null : reason[help.state]();
}

function choice(program: CountedProgram, { facts, loanType }: Estimate): string {
  const name = { program: program.programName };
  const words = isAmountUnknown(program)
    ? text.programUnknown(name)
    : text.programChoice({
        ...name,
        amount: wholeMoney(assistanceAmount(capForLoan(program, loanType), facts)),
      });
  if (program.status === 'waitlist') return text.programWaitlist({ choice: words });
  return program.status === 'paused' ? text.programPaused({ choice: words }) : words;
}

function Found({
  program,
  applied,
  isCut,
  isCounted,
  estimate,
  programId,
}: Pick<FoundHelp, 'program' | 'applied' | 'isCut'> & {
  isCounted: boolean;
  estimate: Estimate;
  /** ID of the program in the page's URL. Null if the URL contains no program. */
  programId: number | null;
}) {
  const { facts, loanType } = estimate;
  const caps = capsForLoan(applied, loanType);
  const offers = combinedAmounts(caps, facts, Number.POSITIVE_INFINITY);
  const checks = checksWords(applied);
  const lengthened = isCounted ? lengthenedWords(estimate) : null;
  return (
    <>
      {applied.map(({ id, programName }, place) => {
        const paid = estimate.help.find(({ program: each }) => each.id === id);
        const offer = offers[place] ?? 0;
        const amount = isCounted && paid ? paid.amount - paid.towardClosing : offer;
        const help = { program: programName, amount: money(amount) };
        return <p key={id}>{isCounted ? text.applied(help) : text.notApplied(help)}</p>;
      })}
      {isCounted ? <PaidClosing estimate={estimate} /> : null}
      {lengthened ? <p>{lengthened}</p> : null}
      {isCut ? <p className="text-warn-ink">{text.notCombined()}</p> : null}
      {applied.every(({ kind }) => kind === 'grant') || !isCounted ? null : (
        <p>
          {text.isLoan()}{' '}
          <a href="#help-cost" className="inline-target underline">
            {text.seeHelpCost()}
          </a>
        </p>
      )}
      {checks ? <p>{checks}</p> : null}
      {applied.some(isAmountUnknown) ? <p>{text.unknownAmount()}</p> : null}
      {programId === null || programId === program.id ? null : <p>{text.otherProgram()}</p>}
      {program.status === 'waitlist' ? <p>{text.onWaitlist()}</p> : null}
      {program.status === 'paused' ? <p>{text.isPaused()}</p> : null}
    </>
  );
}

/**
 * Shows the closing costs that each program pays, and a button to put the assistance toward the
 * price instead.
 */
function PaidClosing({ estimate }: { estimate: Estimate }) {
  const { changeDetails } = useCalculator().actions;
  const { details, programs } = estimate;
  const isChosen = details.helpPaysClosing && programs.some(({ pays }) => pays === 'both');
  return (
    <>
      {closingHelp(estimate).map(({ id, ...paid }) => (
        <p key={id}>{answerText.closingPaid(paid)}</p>
      ))}
      {isChosen ? (
        <button
          type="button"
          onClick={() => changeDetails({ helpPaysClosing: false })}
          className="inline-target font-semibold text-brand underline"
        >
          {text.payPriceInstead()}
        </button>
      ) : null}
    </>
  );
}

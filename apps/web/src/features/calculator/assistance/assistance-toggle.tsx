import {
  assistance,
  type CalculatorDetails,
  type CountedProgram,
  coversPrice,
  type Estimate,
  type PricingFacts,
} from '@latchkey/domain';
import { memo } from 'react';
import { money } from '@/lib/format.ts';
import { calculatorText as text } from '@/lib/texts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { SwitchField } from '@/ui/switch-field.tsx';
import type { Help } from './use-help.ts';

/** Turns a program's help on or off. Shows which program it is, or why none applies. */
export const AssistanceToggle = memo(function AssistanceToggle({
  help,
  isWanted,
  estimate,
  programId,
  onDetails,
  onProgram,
}: {
  help: Help;
  isWanted: boolean;
  estimate: Estimate;
  /** The program that the buyer came from, if any. */
  programId: number | null;
  onDetails: (details: Pick<CalculatorDetails, 'applyAssistance'>) => void;
  onProgram: (id: number) => void;
}) {
  const isFound = help.state === 'found';
  return (
    <div className="rounded-control border border-line bg-paper px-4 pb-3">
      <SwitchField
        label={text.applyHelp()}
        checked={isWanted && (isFound || help.state === 'loading')}
        disabled={!isFound}
        onChange={(applyAssistance) => onDetails({ applyAssistance })}
        hint={
          <div className="min-h-12">
            {isFound ? (
              <Found
                program={help.program}
                isCounted={isWanted}
                estimate={estimate}
                programId={programId}
              />
            ) : (
              <p role="status">{reason[help.state]()}</p>
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
              label: choice(program, estimate.facts),
            }))}
            value={help.program.id}
            onChange={onProgram}
          />
        </div>
      ) : null}
    </div>
  );
});

const reason = {
  loading: text.helpLoading,
  failed: text.helpFailed,
  none: text.helpNone,
  open: text.helpOpen,
} as const;

function choice(program: CountedProgram, facts: PricingFacts): string {
  const name = { program: program.programName };
  const isUnknown = program.cap === null && program.maxPercent === null;
  const words = isUnknown
    ? text.programUnknown(name)
    : text.programChoice({ ...name, amount: money(assistance(program, facts)) });
  if (program.status === 'waitlist') return text.programWaitlist({ choice: words });
  return program.status === 'paused' ? text.programPaused({ choice: words }) : words;
}

function Found({
  program,
  isCounted,
  estimate,
  programId,
}: {
  program: CountedProgram;
  isCounted: boolean;
  estimate: Estimate;
  programId: number | null;
}) {
  const { facts } = estimate;
  const isKnown = program.cap !== null || program.maxPercent !== null;
  const help = { program: program.programName, amount: money(assistance(program, facts)) };
  if (coversPrice(facts)) return <p>{text.nothingToHelp()}</p>;
  return (
    <>
      <p>{isCounted ? text.applied(help) : text.notApplied(help)}</p>
      {program.kind === 'grant' || !isCounted ? null : (
        <p>
          {text.isLoan()}{' '}
          <a href="#help-cost" className="underline">
            {text.seeHelpCost()}
          </a>
        </p>
      )}
      {program.hasCheck ? <p>{text.hasCheck()}</p> : null}
      {isKnown ? null : <p>{text.unknownAmount()}</p>}
      {programId === null || programId === program.id ? null : <p>{text.otherProgram()}</p>}
      {program.status === 'waitlist' ? <p>{text.onWaitlist()}</p> : null}
      {program.status === 'paused' ? <p>{text.isPaused()}</p> : null}
    </>
  );
}
